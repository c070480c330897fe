import { recoveryLinks } from '../customers/recovery/recovery-links.server.ts'
import type { LinkStores } from '../mail/email-link.ts'
import { unsubscribeLinkStore } from '../mail/unsubscribe/unsubscribe-links.server.ts'
import { linksToMaterials } from '../membership/materials/linked-materials.server.ts'
import { linksToOrders } from '../sales/orders/order-links.server.ts'

/** Every kind of secret link in emails, with the room that owns it. */
export const linkStores: LinkStores = {
  order: linksToOrders,
  recovery: recoveryLinks,
  materials: linksToMaterials,
  unsubscribe: unsubscribeLinkStore,
}
