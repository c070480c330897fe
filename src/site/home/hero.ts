import { scenes } from '../../ui/pictures/scenes.ts'

/** Screens as upright as this have a picture that was made for them. */
const upright = '(max-aspect-ratio: 4/5)'

/** The marsh at dawn fills the screen. Where that is less wide than the picture, the picture is wider than the screen. */
export const heroOnScreens = {
  upright: { picture: scenes['hero-tall'], sizes: '100vw', media: upright },
  others: { picture: scenes.hero, sizes: 'max(100vw, 178vh)', media: `not ${upright}` },
}
