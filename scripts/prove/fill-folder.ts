import { openSource } from '../load-source.ts'

/** Makes a data folder with a shop that has a year behind it, as `npm start` opens it. The administrator's password is `simoussi-1972`. */
export async function fillFolder(dataFolder: string): Promise<void> {
  const source = await openSource()
  type Filled = typeof import('../filled-shop/fill-new-shop.ts')
  const { fillNewShop } = await source.load<Filled>('/scripts/filled-shop/fill-new-shop.ts')
  const shop = await fillNewShop(dataFolder)
  await shop.close()
  await source.close()
}
