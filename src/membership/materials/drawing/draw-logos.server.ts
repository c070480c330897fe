import type { Raster } from '../../../server/pictures/rasterise.ts'
import { inks, type Drawing } from '../../../pdf/drawing.ts'
import type { Fonts } from '../../../pdf/fonts.server.ts'
import { logo } from '../../../pdf/mark.ts'
import { setSvg } from '../../../pdf/set-svg.server.ts'

/** As the logo stands on the site. */
const [width, height] = [158, 44]
const pixelsWide = 1_580

interface DrawnLogo {
  name: string
  /** In outlines. */
  svg: string
  raster: Raster
}

/** The logo for light and for dark grounds; both let the ground shine through. */
export const drawLogos = (fonts: Fonts): DrawnLogo[] =>
  (
    [
      ['salorge', 'coloured'],
      ['salorge-white', 'white'],
    ] as const
  ).map(([name, variant]) => {
    const drawing: Drawing = { width, height, paper: inks.salt, items: logo({ x: 0, y: 0, side: height }, variant) }
    const large = setSvg(drawing, fonts, { hasPaper: false, scale: pixelsWide / width })
    return {
      name,
      svg: setSvg(drawing, fonts, { hasPaper: false }),
      raster: { drawing: large, hasGround: false, format: 'png', palette: true, colours: 64 },
    }
  })
