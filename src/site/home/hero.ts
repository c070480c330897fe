import { ownPictures } from '../../ui/pictures/own-pictures.ts'
import type { ShownPicture } from '../../ui/pictures/picture.ts'
import { scenes } from '../../ui/pictures/scenes.ts'

/** Screens as upright as this have a picture that was made for them. */
const upright = '(max-aspect-ratio: 4/5)'

interface OnScreens {
  picture: ShownPicture
  sizes: string
  media: string
}

/** The marsh at dawn fills the screen. Where that is less wide than the picture, the picture is wider than the screen. */
export function heroOnScreens(): Record<'upright' | 'others', OnScreens> {
  const own = ownPictures.now().hero
  return {
    upright: { picture: own?.upright ?? own?.whole ?? scenes['hero-tall'], sizes: '100vw', media: upright },
    others: { picture: own?.whole ?? scenes.hero, sizes: 'max(100vw, 178vh)', media: `not ${upright}` },
  }
}
