import { materialsServerTexts } from '../texts.server.ts'
import type { Raster } from '../../../server/pictures/rasterise.ts'
import { certificateFile, certificatePicture, graphicFileNames } from '../material-files.ts'
import { drawLogos } from './draw-logos.server.ts'
import {
  certificatePdf,
  certificateRaster,
  graphicRaster,
  openFontsFor,
  type CertificateData,
} from './draw-materials.server.ts'

const readme = 'readme.txt'

/** Files by the names under which they are kept and packed; of pictures, the drawings that they are still to be made of. */
interface Drawn {
  files: [name: string, Uint8Array<ArrayBuffer>][]
  rasters: [name: string, Raster][]
}

/** All that a member gets. */
export async function drawFiles(data: CertificateData): Promise<Drawn> {
  const fonts = await openFontsFor(data)
  const logos = drawLogos(fonts)
  // Programs that come with Windows tell by a mark at its beginning that it isn't in an alphabet of their own.
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

/** One of those that have the member's name on them; undefined: there is none of that name. */
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
