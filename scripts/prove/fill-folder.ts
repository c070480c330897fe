import { createServer, isRunnableDevEnvironment } from 'vite'
import { projectFolder } from '../project.ts'

/** Makes a data folder with a shop that has a year behind it, as `npm start` opens it. The administrator's password is `simoussi-1972`. */
export async function fillFolder(dataFolder: string): Promise<void> {
  const vite = await createServer({
    root: projectFolder,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false },
  })
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the server-side environment of Vite cannot run modules')
  type Filled = typeof import('../filled-shop/fill-new-shop.ts')
  const { fillNewShop } = await ssr.runner.import<Filled>('/scripts/filled-shop/fill-new-shop.ts')
  const shop = await fillNewShop(dataFolder)
  await shop.close()
  await vite.close()
}
