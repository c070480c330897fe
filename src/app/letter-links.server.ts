import { recoveryLinks } from '../customers/recovery/recovery-links.server.ts'
import type { LinkKeepers } from '../mail/letter-link.ts'
import { waysOut } from '../mail/unsubscribe/unsubscribe-links.server.ts'
import { linksToMaterials } from '../membership/materials/material-links.server.ts'
import { linksToOrders } from '../sales/orders/order-links.server.ts'

/** Every kind of secret link that letters bring, and the room that knows where it leads. */
export const linkKeepers: LinkKeepers = {
  order: linksToOrders,
  recovery: recoveryLinks,
  materials: linksToMaterials,
  unsubscribe: waysOut,
}
