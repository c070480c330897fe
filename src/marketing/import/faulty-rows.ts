import { plural } from '../../i18n/plural.ts'

const added = {
  done: plural('pl', {
    one: 'Dodano # kontakt',
    few: 'Dodano # kontakty',
    many: 'Dodano # kontaktów',
    other: 'Dodano # kontaktu',
  }),
  planned: plural('pl', {
    one: 'Zostanie dodany # kontakt',
    few: 'Zostaną dodane # kontakty',
    many: 'Zostanie dodanych # kontaktów',
    other: 'Zostanie dodane # kontaktu',
  }),
}
const noneAdded = { done: 'Nie dodano żadnego nowego kontaktu', planned: 'Nie zostanie dodany żaden nowy kontakt' }

const updated = {
  done: plural('pl', {
    one: 'zaktualizowano # kontakt',
    few: 'zaktualizowano # kontakty',
    many: 'zaktualizowano # kontaktów',
    other: 'zaktualizowano # kontaktu',
  }),
  planned: plural('pl', {
    one: 'zostanie zaktualizowany # kontakt',
    few: 'zostaną zaktualizowane # kontakty',
    many: 'zostanie zaktualizowanych # kontaktów',
    other: 'zostanie zaktualizowane # kontaktu',
  }),
}

const existing = {
  done: plural('pl', {
    one: '# już był na liście',
    few: '# już były na liście',
    many: '# już było na liście',
    other: '# już było na liście',
  }),
  planned: plural('pl', {
    one: '# już jest na liście',
    few: '# już są na liście',
    many: '# już jest na liście',
    other: '# już jest na liście',
  }),
}

const faulty = plural('pl', {
  one: '# wiersz z błędem',
  few: '# wiersze z błędem',
  many: '# wierszy z błędem',
  other: '# wiersza z błędem',
})

interface Counts {
  newCount: number
  existingCount: number
  updatedCount: number
  faultyCount: number
}

/** „Dodano 12 kontaktów, 3 już były na liście, 1 wiersz z błędem.” */
export function formatImport(counts: Counts, outcome: 'done' | 'planned'): string {
  const parts = [
    counts.newCount > 0 ? added[outcome](counts.newCount) : noneAdded[outcome],
    counts.updatedCount > 0 && updated[outcome](counts.updatedCount),
    counts.existingCount > 0 && existing[outcome](counts.existingCount),
    counts.faultyCount > 0 && faulty(counts.faultyCount),
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** The file of rows that can't be imported; the import knows the names of its columns, and passes over them. */
export const faultyRows = { file: 'wiersze-z-bledami.csv', row: 'wiersz', reason: 'powód' }
