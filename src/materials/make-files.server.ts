import { certificateTexts } from '../i18n/certificate.ts'
import { rasterise, type Raster } from '../server/rasterise.ts'
import { drawLogos } from './drawing/draw-logos.server.ts'
import {
  certificatePdf,
  certificateRaster,
  graphicRaster,
  openFontsFor,
  type Portrayed,
} from './drawing/draw-materials.server.ts'
import { certificateFile, certificatePicture, graphicFileNames } from './material-files.ts'

const readme = 'readme.txt'

/** All that a member gets, by the names under which it is kept and packed. */
export async function makeFiles(portrayed: Portrayed): Promise<Map<string, Buffer<ArrayBuffer>>> {
  const fonts = await openFontsFor(portrayed)
  const logos = drawLogos(fonts)
  const rasters: [name: string, Raster][] = [
    [certificatePicture, certificateRaster(portrayed, fonts)],
    ...graphicFileNames.map((file): [string, Raster] => [file, graphicRaster(file, portrayed, fonts)]),
    ...logos.map(({ name, raster }): [string, Raster] => [`logo/${name}.png`, raster]),
  ]
  const pictures = await rasterise(rasters.map(([, raster]) => raster))
  return new Map([
    [certificateFile, await certificatePdf(portrayed, fonts)],
    ...rasters.map(([name], index) => [name, pictures[index] ?? Buffer.alloc(0)] as const),
    ...logos.map(({ name, svg }) => [`logo/${name}.svg`, Buffer.from(svg)] as const),
    // Programs that come with Windows tell by a mark at its beginning that it isn't in an alphabet of their own.
    [readme, Buffer.from(`\uFEFF${certificateTexts[portrayed.language].readme.replaceAll('\n', '\r\n')}\r\n`)],
  ])
}

/** One of those that have the member's name on them; undefined: there is none of that name. */
export async function makeFile(name: string, portrayed: Portrayed): Promise<Buffer<ArrayBuffer> | undefined> {
  const graphic = graphicFileNames.find((file) => file === name)
  if (!graphic && name !== certificateFile && name !== certificatePicture) return undefined
  const fonts = await openFontsFor(portrayed)
  if (name === certificateFile) return certificatePdf(portrayed, fonts)
  const [picture] = await rasterise([
    graphic ? graphicRaster(graphic, portrayed, fonts) : certificateRaster(portrayed, fonts),
  ])
  return picture
}
