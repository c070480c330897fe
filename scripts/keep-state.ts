import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { openSource } from './load-source.ts'
import { projectFolder } from './project.ts'

const folder = join(projectFolder, 'tests/earlier-states')
const [name = new Date().toISOString().slice(0, 10), ...others] = process.argv.slice(2)
if (!/^[\w.-]+$/.test(name) || others.length > 0) {
  process.stderr.write('Name the state by its tag, or nothing for the day: npm run keep-state -- v1.2.0.\n')
  process.exit(1)
}

const source = await openSource()
type Filled = typeof import('./filled-shop/fill-new-shop.ts')
const { fillNewShop } = await source.load<Filled>('/scripts/filled-shop/fill-new-shop.ts')
type Writing = typeof import('../src/server/backup/write-backup.ts')
const { writeBackup } = await source.load<Writing>('/src/server/backup/write-backup.ts')

const dataFolder = await mkdtemp(join(tmpdir(), 'salorge-state-'))
const shop = await fillNewShop(dataFolder)
try {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${name}.gz`)
  const { rows } = await writeBackup(shop.url, path)
  // It is written once and carried along for ever.
  const small = gzipSync(gunzipSync(await readFile(path)), { level: 9 })
  await writeFile(path, small)
  process.stdout.write(
    `${path} keeps ${rows} rows in ${Math.ceil(small.length / 1_024)} KB: commit it with the release.\n`,
  )
} finally {
  await shop.close()
  await source.close()
  await rm(dataFolder, { recursive: true, force: true })
}
