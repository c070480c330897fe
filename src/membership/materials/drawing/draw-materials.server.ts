import { materialsServerTexts } from '../texts.server.ts'
import { brand } from '../../../brand.ts'
import { formatDay } from '../../../i18n/format.ts'
import type { Language } from '../../../kernel/language.ts'
import type { MemberKind } from '../../member.ts'
import type { Raster } from '../../../server/pictures/rasterise.ts'
import { graphicFiles, type GraphicFile } from '../material-files.ts'
import { drawCertificate } from './certificate.ts'
import { openFonts, type Fonts } from '../../../pdf/fonts.server.ts'
import { setPdf } from '../../../pdf/set-pdf.server.ts'
import { setSvg } from '../../../pdf/set-svg.server.ts'
import { measureWith } from '../../../pdf/shape-line.server.ts'
import { drawGraphic } from './social-graphics.ts'

/** Whom something is made for. */
export interface CertificateData {
  kind: MemberKind
  name: string
  language: Language
  number: string
  issuedAt: Date
}

/** The fonts that all of somebody's things are set in. */
export const openFontsFor = ({ name, language }: CertificateData): Promise<Fonts> =>
  openFonts([name, ...textsIn(materialsServerTexts[language].certificate)])

const textsIn = (texts: object): string[] =>
  Object.values(texts).flatMap((text: unknown) => (typeof text === 'string' ? text : textsIn(text as object)))

function certificateOf({ kind, name, language, number, issuedAt }: CertificateData, fonts: Fonts) {
  const issued = formatDay(issuedAt, language)
  return drawCertificate({ kind, name, number, issued }, materialsServerTexts[language].certificate, measureWith(fonts))
}

export function certificatePdf(data: CertificateData, fonts: Fonts): Promise<Buffer<ArrayBuffer>> {
  const { name, language, issuedAt } = data
  const title = `${materialsServerTexts[language].certificate.title} – ${name}`
  return setPdf(certificateOf(data, fonts), fonts, { title, author: brand.name, language, at: issuedAt })
}

/** The certificate as it is shown on pages. */
export const certificateRaster = (data: CertificateData, fonts: Fonts): Raster => ({
  drawing: setSvg(certificateOf(data, fonts), fonts, { scale: 1.6 }),
  hasGround: true,
  format: 'webp',
  quality: 80,
})

export function graphicRaster(file: GraphicFile, { name, language }: CertificateData, fonts: Fonts): Raster {
  const drawing = drawGraphic(
    graphicFiles[file],
    { name, texts: materialsServerTexts[language].certificate },
    measureWith(fonts),
  )
  // Two inks, the seal and what is between them need no more colours than this.
  return { drawing: setSvg(drawing, fonts), hasGround: true, format: 'png', palette: true, colours: 48 }
}
