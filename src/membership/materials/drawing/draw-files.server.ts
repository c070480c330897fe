import { zipSync, type Zippable } from 'fflate'
import { materialsServerTexts } from '../texts.server.ts'
import { shopInFileNames } from '../../../server/files/shop-in-file-names.ts'
import type { Raster } from '../../../server/pictures/rasterise.ts'
import { certificateFile, certificatePicture, graphicFileNames } from '../material-files.ts'
import { inks, type Drawing } from '../../../pdf/drawing.ts'
import type { Fonts } from '../../../pdf/fonts.server.ts'
import { logo, logoWidth } from '../../../pdf/mark.ts'
import { setSvg } from '../../../pdf/set-svg.server.ts'
import { measureWith } from '../../../pdf/shape-line.server.ts'
import {
  certificatePdf,
  certificateRaster,
  graphicRaster,
  openFontsFor,
  type CertificateData,
} from './draw-materials.server.ts'

const readme = 'readme.txt'

/** Files by name. Pictures are still drawings, which a child process turns into pixels. */
interface Drawn {
  files: [name: string, Uint8Array<ArrayBuffer>][]
  rasters: [name: string, Raster][]
}

export async function drawFiles(data: CertificateData): Promise<Drawn> {
  const fonts = await openFontsFor(data)
  const logos = drawLogos(fonts)
  // Notepad on Windows needs a byte order mark to recognise UTF-8.
  const instructions = `\uFEFF${materialsServerTexts[data.language].certificate.readme.replaceAll('\n', '\r\n')}\r\n`
  return {
    files: [
      [certificateFile, await certificatePdf(data, fonts)],
      ...logos.map(({ name, svg }) => [`logo/${name}.svg`, Buffer.from(svg)] as [string, Buffer<ArrayBuffer>]),
      [readme, Buffer.from(instructions)],
    ],
    rasters: [
      [certificatePicture, certificateRaster(data, fonts)],
      ...graphicFileNames.map((file): [string, Raster] => [file, graphicRaster(file, data, fonts)]),
      ...logos.map(({ name, raster }): [string, Raster] => [`logo/${name}.png`, raster]),
    ],
  }
}

/** One of the files that bear the member's name; undefined if there is no such file. */
export async function drawFile(
  name: string,
  data: CertificateData,
): Promise<{ file: Uint8Array<ArrayBuffer> } | { raster: Raster } | undefined> {
  const graphic = graphicFileNames.find((file) => file === name)
  if (!graphic && name !== certificateFile && name !== certificatePicture) return undefined
  const fonts = await openFontsFor(data)
  if (name === certificateFile) return { file: await certificatePdf(data, fonts) }
  return { raster: graphic ? graphicRaster(graphic, data, fonts) : certificateRaster(data, fonts) }
}

/** As high as on the site, and how much larger as pixels. */
const height = 44
const pixelsOfUnit = 10

interface DrawnLogo {
  name: string
  /** In outlines. */
  svg: string
  raster: Raster
}

/** The logo for light and for dark backgrounds; both are transparent. */
function drawLogos(fonts: Fonts): DrawnLogo[] {
  const measure = measureWith(fonts)
  const variants = [
    [shopInFileNames(), 'coloured'],
    [`${shopInFileNames()}-white`, 'white'],
  ] as const
  return variants.map(([name, variant]) => {
    const items = logo({ x: 0, y: 0, side: height }, variant, measure)
    const drawing: Drawing = { width: logoWidth(height, measure), height, paper: inks.salt, items }
    const large = setSvg(drawing, fonts, { hasPaper: false, scale: pixelsOfUnit })
    return {
      name,
      svg: setSvg(drawing, fonts, { hasPaper: false }),
      raster: { drawing: large, hasGround: false, format: 'png', palette: true, colours: 64 },
    }
  })
}

/** A fixed date, so that the same files make the same archive. */
const mtime = new Date(1980, 0, 1)

/** One archive with a folder of that name. The certificate as a picture is only for viewing and stays out. */
export function packFiles(folder: string, files: { name: string; content: Uint8Array }[]): Buffer<ArrayBuffer> {
  const packed: Zippable = {}
  for (const { name, content } of files) {
    if (name !== certificatePicture) packed[`${folder}/${name}`] = content
  }
  // They are compressed already.
  return Buffer.from(zipSync(packed, { level: 0, mtime }))
}
