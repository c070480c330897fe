import { money } from '../../../kernel/money.ts'
import { inProportion, type Taxation, type VatSum } from '../../orders/vat.ts'
import type { InvoiceLine, NumberedDocument } from '../invoice.ts'

/** A row of a document in the state's files. */
export interface DocumentRow {
  line: InvoiceLine
  taxation: Taxation
  /** What a correction takes back; the row that holds from then on comes after it. */
  isBefore: boolean
}

/**
 * What is sold; of a correction, each line that it changes as it was and as it is. The rows come to what the document says, to the grosz.
 * @param isWhole lines that stay as they are, too
 */
export function rowsOf({ lines, sums, taxation, correction }: NumberedDocument, isWhole = false): DocumentRow[] {
  if (!correction) return lines.map((line) => ({ line, taxation, isBefore: false }))
  const { linesBefore, before, taxationBefore = taxation } = correction
  const rest = linesAt(lines, sums)
  const rows: DocumentRow[] = []
  for (const line of linesAt(linesBefore ?? lines, before)) {
    const place = rest.findIndex(
      ({ name, unit, rate }) => name === line.name && unit === line.unit && rate === line.rate,
    )
    const [after] = place === -1 ? [] : rest.splice(place, 1)
    if (after && !isWhole && isSame(line, after) && taxation === taxationBefore) continue
    rows.push({ line, taxation: taxationBefore, isBefore: true })
    if (after) rows.push({ line: after, taxation, isBefore: false })
  }
  return [...rows, ...rest.map((line) => ({ line, taxation, isBefore: false }))]
}

const isSame = (one: InvoiceLine, other: InvoiceLine) =>
  one.quantity === other.quantity && one.price === other.price && one.gross === other.gross

/**
 * The lines at a state of the sums. Refunds are known by rates alone, so what went back lessens the lines of its rate in proportion, as a
 * discount; where nothing of a rate is left, nothing was sold. It depends on lines and sums alone: one document's state after it is the
 * next one's state before.
 */
function linesAt(lines: InvoiceLine[], sums: VatSum[]): InvoiceLine[] {
  const grossOf = new Map<InvoiceLine, number>()
  for (const rate of new Set(lines.map((line) => line.rate))) {
    const own = lines.filter((line) => line.rate === rate)
    const left = sums.find((sum) => sum.rate === rate)?.gross ?? 0
    const shares = inProportion(
      left,
      own.map(({ gross }) => gross),
    )
    for (const [place, line] of own.entries()) grossOf.set(line, shares[place] ?? 0)
  }
  return lines.map((line) => {
    const gross = money(grossOf.get(line) ?? 0)
    if (gross === line.gross) return line
    if (gross === 0) return { ...line, quantity: 0, discount: money(0), gross }
    return { ...line, discount: money(line.price * line.quantity - gross), gross }
  })
}
