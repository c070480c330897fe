import type { LeadingPicture } from '../http/frontend.ts'
import { heroOnScreens } from '../../site/home/hero.ts'
import type { AppRouter } from './router.tsx'

/** The picture that a page begins with. Only the server asks, so that no visitor loads this. */
export function leadingPictureOf(router: AppRouter): LeadingPicture | undefined {
  return router.state.matches.at(-1)?.fullPath === '/' ? Object.values(heroOnScreens()) : undefined
}
