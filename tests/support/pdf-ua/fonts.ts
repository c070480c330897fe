import { PDFArray, PDFDict, PDFName, PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib'

const textOf = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')

/** What each code of a font is read as. */
function unicodeOf(font: PDFDict): Map<number, string> | undefined {
  const stream = font.lookup(PDFName.of('ToUnicode'))
  if (!(stream instanceof PDFRawStream)) return undefined
  const read = new Map<number, string>()
  const letters = (hex: string) => Buffer.from(hex.replaceAll(/\s/g, ''), 'hex').swap16().toString('utf16le')
  for (const [, from = '', , list = ''] of textOf(stream).matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    for (const [place, [, hex = '']] of [...list.matchAll(/<([\w\s]*)>/g)].entries()) {
      read.set(Number.parseInt(from, 16) + place, letters(hex))
    }
  }
  return read
}

/** What is wrong with a font that draws these codes. */
export function problemsOfFont(font: PDFDict, codes: Set<number>): string[] {
  const problems: string[] = []
  const inner = font.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray)?.lookup(0, PDFDict) ?? font
  const descriptor = inner.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict)
  const file = ['FontFile', 'FontFile2', 'FontFile3'].some((name) => descriptor?.has(PDFName.of(name)))
  if (!file) problems.push('31-009 a font isn’t embedded')
  if (inner.get(PDFName.of('CIDToGIDMap')) === undefined && descriptor?.has(PDFName.of('FontFile2'))) {
    problems.push('31-005 a font has no CIDToGIDMap')
  }
  if (codes.has(0)) problems.push('31-030 a letter is drawn that its font lacks')
  const unicode = unicodeOf(font)
  if (!unicode) return [...problems, '31-027 a font has no ToUnicode']
  const unread = [...codes].filter((code) => !/[^\0\uFEFF\uFFFE]/u.test(unicode.get(code) ?? ''))
  if (unread.length > 0) problems.push(`10-001 signs ${unread.join(', ')} of a font have no letter`)
  const set = descriptor?.lookup(PDFName.of('CIDSet'))
  if (set instanceof PDFRawStream) {
    const bits = decodePDFRawStream(set).decode()
    const isIn = (code: number) => ((bits[code >> 3] ?? 0) & (0x80 >> (code % 8))) !== 0
    if ([...codes].some((code) => !isIn(code))) problems.push('31-013 the CIDSet lacks a letter that is drawn')
  }
  return problems
}
