import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languageCookie } from '../../src/brand.ts'
import { seen } from '../../tests/support/seen.ts'
import { compare } from '../bench/compare.ts'
import { startHelper } from '../bench/helper-process.ts'
import { largestScript } from '../bench/largest-script.ts'
import type { LoadOrder, LoadResult } from '../bench/load-generator.ts'
import { recordResponse, type RecordedResponse } from '../bench/recorded-response.ts'
import { startShop } from '../bench/running-shop.ts'

// What is kept, beside a bare `node:http` that sends the same bytes, in turns: at least half as many requests a second, and
// at most twice the processor time for each.
const aim = 0.5
const pace = { rounds: 5, roundMilliseconds: 1_000, warmUpMilliseconds: 1_500 }
const browser = {
  Accept: '*/*',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'pl-PL,pl;q=0.9,en-US;q=0.8,en;q=0.7',
}
const product = '/store/sol-celtycka-gruba-500g'
const cases: { name: string; path: string; headers: Record<string, string> }[] = [
  { name: 'product list', path: '/api/store/products', headers: browser },
  { name: 'home', path: '/', headers: browser },
  { name: 'store', path: '/store', headers: browser },
  { name: 'product page', path: product, headers: browser },
  { name: 'store with ?lang=de', path: '/store?lang=de', headers: browser },
  {
    name: 'store by cookie and gzip',
    path: '/store',
    headers: { ...browser, 'Accept-Encoding': 'gzip', Cookie: `${languageCookie}=en` },
  },
  { name: 'largest script', path: await largestScript(), headers: browser },
]

const folder = await mkdtemp(join(tmpdir(), 'salorge-pages-'))
// PostgreSQL's own user passes through it when this runs as root.
await chmod(folder, 0o711)
const closers: (() => unknown)[] = [() => rm(folder, { recursive: true, maxRetries: 20 })]
try {
  const shop = await startShop(folder)
  closers.push(shop.stop)
  const bare = startHelper<RecordedResponse[], number>('bare-server.ts')
  const generator = startHelper<LoadOrder, LoadResult>('load-generator.ts')
  closers.push(bare.stop, generator.stop)
  for (const { name, path, headers } of cases) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they measure
    await showFast(name, { path, headers, connections: 32 })
  }

  async function showFast(name: string, order: Omit<LoadOrder, 'port' | 'milliseconds'>): Promise<void> {
    const answer = await recordResponse(`http://127.0.0.1:${shop.port}`, order.path, order.headers)
    const servers = { ours: shop, bare: { pid: bare.pid, port: await bare.ask([answer]) } }
    const { ours, ratio, processorRatio, generatorLoad } = await compare(generator.ask, order, servers, pace)
    const hasProcessor = !Number.isNaN(processorRatio)
    const isFast = ratio >= aim && (!hasProcessor || processorRatio >= aim)
    if (!isFast) process.exitCode = 1
    seen(
      [
        `${name}: ${ratio.toFixed(2)} of the bare server's requests`,
        hasProcessor ? `${(1 / processorRatio).toFixed(2)} times its processor time` : 'processor time not shown here',
        `${Math.round(ours.requestsPerSecond)} a second, generator busy ${Math.round(generatorLoad * 100)} %`,
      ].join(', '),
    )
    process.stdout.write(`${isFast ? 'holds ' : 'FAILED'} ${name} ${ratio.toFixed(2)} ${processorRatio.toFixed(2)}\n`)
  }
} finally {
  for (const close of closers.toReversed()) await close()
}
