/** What a column of a bank's table may be for us. Of several names the one that comes first here is taken. */
const names = {
  day: [
    'data księgowania',
    'data zaksięgowania',
    'data rozliczenia',
    'data operacji',
    'data transakcji',
    'data waluty',
    'data',
  ],
  amount: [
    'kwota w walucie rachunku',
    'kwota transakcji (waluta rachunku)',
    'kwota operacji',
    'kwota transakcji',
    'kwota',
  ],
  credit: ['uznania', 'uznanie', 'wpływy'],
  debit: ['obciążenia', 'obciążenie', 'wydatki'],
  title: [
    'tytuł',
    'tytułem',
    'tytuł operacji',
    'tytuł przelewu',
    'szczegóły transakcji',
    'opis transakcji',
    'opis',
    'opis operacji',
  ],
  sender: [
    'nazwa nadawcy',
    'nadawca/odbiorca',
    'dane kontrahenta',
    'odbiorca/zleceniodawca',
    'kontrahent',
    'nazwa kontrahenta',
    'nadawca',
  ],
  senderAccount: [
    'numer rachunku nadawcy',
    'rachunek źródłowy',
    'numer konta',
    'nr rachunku',
    'na konto/z konta',
    'numer rachunku kontrahenta',
    'rachunek kontrahenta',
  ],
} as const

type BankColumn = keyof typeof names | 'currency'
export type BankColumns = Partial<Record<BankColumn, number>>

/** "#Nadawca / Odbiorca" and "Nadawca/odbiorca" are one name. */
const sound = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[#:\uFEFF]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(' / ', '/')
    .trim()

/** Which column holds what, if this is the row that names them: it names a day, an amount and a title. */
export function columnsOf(row: readonly string[]): BankColumns | undefined {
  const sounds = row.map(sound)
  const found: BankColumns = {}
  for (const [column, known] of Object.entries(names) as [keyof typeof names, readonly string[]][]) {
    const name = known.find((candidate) => sounds.includes(candidate))
    if (name !== undefined) found[column] = sounds.indexOf(name)
  }
  const amountAt = found.amount ?? found.credit
  if (found.day === undefined || amountAt === undefined || found.title === undefined) return undefined
  // Some tables have a currency for each of their amounts: that of the account stands behind its own.
  const currency = sounds.findIndex((name, place) => place > amountAt && name.startsWith('waluta'))
  return currency === -1 ? found : { ...found, currency }
}

/** Cells that say themselves what they hold, as PKO BP writes them: "Nazwa nadawcy: Jan Nowak". */
export const labels = {
  title: ['tytuł'],
  sender: ['nazwa nadawcy', 'nadawca'],
  senderAccount: ['rachunek nadawcy', 'numer rachunku nadawcy'],
} as const

export function labelled(cells: readonly string[], column: keyof typeof labels): string | undefined {
  const known: readonly string[] = labels[column]
  for (const cell of cells) {
    const colon = cell.indexOf(':')
    if (colon > 0 && colon < 40 && known.includes(sound(cell.slice(0, colon)))) return cell.slice(colon + 1)
  }
  return undefined
}
