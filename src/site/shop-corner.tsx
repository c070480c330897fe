import { shopTexts } from '../i18n/shop.ts'
import { later } from '../web/later.tsx'

export const shopCorner = later('shop', [shopTexts], async () => (await import('./ShopCorner.tsx')).ShopCorner)
