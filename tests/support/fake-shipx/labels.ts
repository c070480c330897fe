import type { Drawing, Words } from '../../../src/pdf/drawing.ts'
import { openFonts } from '../../../src/pdf/fonts.server.ts'
import { setPdf } from '../../../src/pdf/set-pdf.server.ts'
import type { FakeParcel } from './parcels.ts'

const a6 = { width: 297.64, height: 419.53 }
const a4 = { width: 595.28, height: 841.89 }

/** A label for each parcel, one a page. */
export async function labelsPdf(parcels: FakeParcel[], { isA4 = false, title = 'InPost' } = {}): Promise<Buffer> {
  const pages = parcels.map((one): Drawing => {
    const { receiver = {}, custom_attributes: attributes = {} } = one.details
    const lines = [
      title,
      `${one.trackingNumber}`,
      one.reference,
      `${receiver.first_name} ${receiver.last_name}`,
      attributes.target_point ?? Object.values(receiver.address ?? {}).join(' '),
      'Próbna etykieta: nie naklejaj jej',
    ]
    const words = lines.map((text, at): Words => ({
      kind: 'words',
      text,
      face: 'text',
      size: at === 0 ? 20 : 11,
      x: 20,
      y: 40 + at * 28,
      anchor: 'start',
      colour: '#000000',
    }))
    return { ...(isA4 ? a4 : a6), paper: '#ffffff', items: words }
  })
  const texts = pages.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'words' ? item.text : [])))
  const fonts = await openFonts(texts, ['text'])
  return setPdf(pages, fonts, { title, author: 'ShipX', language: 'pl', at: new Date(0) })
}

export const labelsZpl = (parcels: FakeParcel[]): string =>
  parcels.map((one) => `^XA^FO40,40^FD${one.trackingNumber}^FS^FO40,90^FD${one.reference}^FS^XZ`).join('\n')
