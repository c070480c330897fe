import { inks, type Measure, type Part } from '../../../pdf/drawing.ts'
import { qrCode } from '../../../pdf/qr-code.server.ts'
import { gap, inner, margin, say, wrap, type Block } from '../../../pdf/sheet.ts'
import type { InvoicePaperTexts } from '../texts.server.ts'
import type { InvoiceDocument } from '../invoice.ts'
import { both, type Name } from './words.server.ts'

type Word = keyof InvoicePaperTexts['ksef']

interface Code {
  link: string
  /** Stands beneath it, in the words of the ministry. */
  label: string
  title: Word
  alt: Word
  sentences: Word[]
  /** What the link is called. */
  open: Word
}

/** The codes by which anybody can check in KSeF that a document is there, and who issued it. */
export function ksefBlock({ ksef }: InvoiceDocument, name: Name, measure: Measure): Block[] {
  if (!ksef) return []
  const { number, link, certificateLink, environment } = ksef
  const test: Word[] = environment === 'test' ? ['test'] : []
  const codes: Code[] = [
    {
      link,
      label: number ?? 'OFFLINE',
      title: 'title',
      alt: 'documentCode',
      sentences: [...test, number ? 'numbered' : 'awaited'],
      open: 'openDocument',
    },
  ]
  if (certificateLink) {
    codes.push({
      link: certificateLink,
      label: 'CERTYFIKAT',
      title: 'issuer',
      alt: 'certificateCode',
      sentences: [...test, 'certified'],
      open: 'openCertificate',
    })
  }
  return codes.flatMap((code) => [gap(16), codeBlock(code, name, measure)])
}

/** A code with its label beneath, and beside it what it is for, which is a link, too. */
function codeBlock({ link, label, title, alt, sentences, open }: Code, name: Name, measure: Measure): Block {
  const words = (word: Word) => name((texts) => texts.ksef[word])
  const seen = words(alt).at(-1)
  const part: Part = {
    role: 'Figure',
    alt: seen?.text ?? '',
    ...(seen?.language && { language: seen.language }),
  }
  const drawn = (y: number) => qrCode(link, { x: margin, y, part }, '#000000')
  const { side } = drawn(0)
  const left = margin + Math.max(side, measure(label, 'text', 8)) + 20
  const room = margin + inner - left
  const lines = sentences
    .flatMap((sentence) => words(sentence))
    .flatMap((passage) => {
      const own: Part = { role: 'P' }
      return wrap([passage], room, 8, measure).map((line) => ({ line, part: own }))
    })
  const links = words(open).map((passage) => ({ line: [{ ...passage, href: link }], part: { role: 'P' } as Part }))
  const told = [...lines, ...links]
  const top = 20
  return {
    height: top + Math.max(side + 16, told.length * 11.5 + 4),
    draw: (y) => [
      say(both(words(title)), margin, y + 10, { size: 10, part: { role: 'H2' } }),
      drawn(y + top).shape,
      say(label, margin, y + top + side + 12, { size: 8 }),
      ...told.map(({ line, part: own }, index) => {
        const colour = index < lines.length ? inks.slate : inks.violet
        return say(line, left, y + top + 8 + index * 11.5, { size: 8, colour, part: own })
      }),
    ],
  }
}
