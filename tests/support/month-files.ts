import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import { readMoney } from '../../src/kernel/money.ts'
import { readCsv } from './csv.ts'

/** The files about a month, by the beginning of their names. */
export function filesIn(packed: ArrayBuffer | Uint8Array) {
  const files = Object.entries(unzipSync(new Uint8Array(packed)))
  return (beginning: string, end = '') => {
    const [, content] = files.find(([name]) => name.startsWith(beginning) && name.endsWith(end)) ?? []
    return new TextDecoder().decode(content)
  }
}

/** Of a cell or a field. */
export const grosze = (cell = '') => (cell === '' ? 0 : readMoney(cell.replace(',', '.')))

/** Rows by the heads of their columns. */
export function tableOf(text: string) {
  const [heads = [], ...rows] = readCsv(text.replace(/^\uFEFF/, ''))
  return rows.map((row) => Object.fromEntries(row.map((cell, place) => [heads[place] ?? '', cell])))
}

/** Compares all files of a month with each other, and gives what it came to. */
export function comparedSum(packed: ArrayBuffer | Uint8Array): number {
  const file = filesIn(packed)
  const all = tableOf(file('faktury-'))
  const sumOf = (rows: Record<string, string>[], column: string) =>
    rows.reduce((sum, row) => sum + grosze(row[column]), 0)
  const counted = all.filter((row) => row['Ujęto już bez faktury w miesiącu'] === '')
  const total = sumOf(counted, 'Brutto')
  const summary = tableOf(file('podsumowanie-'))
  const told = (what: string) => summary.find((row) => row['Co']?.startsWith(what))
  expect(grosze(told('Razem miesiąc')?.['Brutto'])).toBe(total)
  expect(told('Różnica')?.['Brutto']).toBe('0,00')
  const evidence = tableOf(file('sprzedaz-bez-faktury-'))
  const uninvoiced = all.filter((row) => row['Rodzaj']?.includes('bez faktury'))
  expect(grosze(evidence.at(-1)?.['Kwota brutto'])).toBe(sumOf(uninvoiced, 'Brutto'))
  expect(sumOf(evidence.slice(0, -1), 'Kwota brutto')).toBe(sumOf(uninvoiced, 'Brutto'))
  const xml = file('jpk-v7m-', '.xml')
  const amounts = [...xml.matchAll(/<K_\d\d>(-?[\d.]+)</g)].reduce((sum, [, amount]) => sum + grosze(amount), 0)
  expect(amounts).toBe(total - grosze(told('Poza JPK_V7M')?.['Brutto']))
  const table = tableOf(file('jpk-v7m-', '.csv'))
  const columns = Object.keys(table[0] ?? {}).filter((name) => name.startsWith('K_'))
  expect(columns.reduce((sum, column) => sum + sumOf(table, column), 0)).toBe(amounts)
  const tax = [...xml.matchAll(/<K_(?:16|18|20)>(-?[\d.]+)</g)].reduce((sum, [, amount]) => sum + grosze(amount), 0)
  expect(grosze(/<PodatekNalezny>(.*?)</.exec(xml)?.[1])).toBe(tax)
  expect(Number(/<LiczbaWierszySprzedazy>(.*?)</.exec(xml)?.[1])).toBe(table.length)
  const issued = /<WartoscFaktur>(.*?)</.exec(file('jpk-fa-'))?.[1]
  expect(grosze(issued)).toBe(sumOf(all, 'Brutto') - sumOf(uninvoiced, 'Brutto'))
  expect(file('czytaj-to')).toContain(told('Razem miesiąc')?.['Brutto'])
  return total
}
