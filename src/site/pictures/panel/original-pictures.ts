import { sharePicture } from '../../../catalog/packages/share-pictures.ts'
import coast from '../../../ui/engravings/coast.svg'
import community from '../../../ui/engravings/community.svg'
import table from '../../../ui/engravings/table.svg'
import { packages } from '../../../ui/pictures/packages.ts'
import { addressOf } from '../../../ui/pictures/picture.ts'
import type { SlotName } from '../../../ui/pictures/picture-slots.ts'
import { productViews } from '../../../ui/pictures/product-views.ts'
import { scenes } from '../../../ui/pictures/scenes.ts'

/** Our own picture of each place. */
export const originalPictures: Record<SlotName, string> = {
  hero: addressOf(scenes.hero),
  tide: addressOf(scenes.tide),
  evaporation: addressOf(scenes.evaporation),
  harvest: addressOf(scenes.harvest),
  coast,
  fleur: addressOf(scenes.fleur),
  kitchen: addressOf(scenes.table),
  activities: addressOf(productViews['crystals-coarse']),
  table,
  community,
  packages: addressOf(packages.family),
  offer: '/mail/marsh-2.jpg',
  share: sharePicture('pl'),
  logo: '/favicon.svg',
}
