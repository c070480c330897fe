import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'
import type { Frontend } from '../src/app/http/frontend.ts'
import { projectFolder } from './project.ts'

type Entry = typeof import('../src/app/pages/entry-server.tsx')
type FilledShop = typeof import('./filled-shop/fill-shop.ts')

const vite = await createServer({ root: projectFolder, appType: 'custom', server: { middlewareMode: true } })
const { ssr } = vite.environments
if (!isRunnableDevEnvironment(ssr)) throw new Error('the server-side environment of Vite cannot run modules')
const load = <Module>(path: string) => ssr.runner.import<Module>(path)
const entry = () => load<Entry>('/src/app/pages/entry-server.tsx')

const documentAt = async (path: string, file: string) =>
  vite.transformIndexHtml(path, await readFile(join(projectFolder, file), 'utf8'))

const frontend: Frontend = {
  document: (path) => documentAt(path, 'index.html'),
  panel: () => documentAt('/panel.html', 'panel.html'),
  filesOf: () => ({ scripts: [], styles: ['/src/web/styles.css'], fonts: [] }),
  file: () => undefined,
  renderPage: async (request) => (await entry()).renderPage(request),
  renderBroken: async (language) => (await entry()).renderBroken(language),
  screenAt: (await entry()).screenAt,
  variantOf: (await entry()).variantOf,
  middleware: vite.middlewares,
}

// Nobody's parcels are sent from here: whoever has named no carrier gets one that lives in this program.
if (!process.env['CARRIER'] && !process.env['SHIPX_TOKEN']) {
  const { FakeShipx } = await load<typeof import('../tests/support/fake-shipx.ts')>('/tests/support/fake-shipx.ts')
  const shipx = await FakeShipx.open()
  Object.assign(shipx, { thinks: 1_500, carries: 60_000, latency: 200 })
  Object.assign(process.env, shipx.variables)
}

const { main } = await load<typeof import('../src/app/main.ts')>('/src/app/main.ts')
const filled = process.argv.includes('--filled') && (await load<FilledShop>('/scripts/filled-shop/fill-shop.ts'))
const say = (line: string) => void process.stdout.write(`${line}\n`)
await main(async () => frontend, filled ? (database) => filled.fillShop(database, { say }) : undefined)
