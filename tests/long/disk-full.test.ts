// In the long matrix because it fills a disk twice. The gate has a backup and a database on a full disk (src/server/backup/write-backup.test.ts,
// src/server/postgres/embedded-postgres-refusals.test.ts).
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { migrations } from '../../src/server/database/migrate.ts'
import { reachDatabase } from '../../src/server/database/reach-database.ts'
import { writeBackup } from '../../src/server/backup/write-backup.ts'
import { actAsAdmin } from '../support/administrator.ts'
import { backupFolder, addPictures, openTestDatabase, stateOf } from '../support/backups.ts'
import { runCommand } from '../support/command.ts'
import { later } from '../support/embedded-postgres.ts'
import { startProgram } from '../support/program.ts'
import { canMount, mountedFolder } from '../support/small-disk.ts'

const adminPassword = 'paludier-1972'

/** A shop whose data folder is a disk of its own. */
async function openOnSmallDisk() {
  const disk = await mountedFolder('size=80m,mode=711')
  const program = await startProgram(disk, { ADMIN_PASSWORD: adminPassword })
  later(() => program.stop())
  const get = (path: string) => fetch(`${program.origin}${path}`)
  const { call } = await actAsAdmin(program, adminPassword)
  const filler = join(disk, 'filler')
  return {
    disk,
    program,
    get,
    upload: async () => {
      const form = new FormData()
      form.set('image', new File([await noise()], 'noise.png', { type: 'image/png' }))
      return call('POST', '/api/admin/products/upload-image', form)
    },
    products: async () => (await get('/api/store/products')).json(),
    /** Leaves a few pages free: PostgreSQL's own log of changes is allotted beforehand, its tables aren't. */
    fill: async (free = 65_536) => {
      const { bavail, bsize } = await statfs(disk)
      await writeFile(filler, Buffer.alloc(bavail * bsize - free))
    },
    makeRoom: () => rm(filler),
  }
}

/** A picture that no compression makes small. */
const noise = () =>
  sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: 'white',
    },
  })
    .png()
    .toBuffer()

test.runIf(canMount)(
  'a disk that is full refuses an upload with a sentence of its own, and a restore in its middle; all that was there stays, and with room again both work',
  async () => {
    const { disk, program, get, upload, products, fill, makeRoom } = await openOnSmallDisk()
    const first = (await (await upload()).json()) as { imageUrl: string }
    const before = [await products(), await (await get(first.imageUrl)).bytes()]
    await fill()
    const refused = await upload()
    const message = 'Na serwerze zabrakło miejsca na dysku. Nic nie zostało zmienione.'
    expect([refused.status, await refused.json()]).toEqual([503, { code: 'storage_full', message, error: message }])
    expect([await products(), await (await get(first.imageUrl)).bytes()]).toEqual(before)
    expect((await get('/store')).status).toBe(200)
    expect(program.printed()).toMatch(/"level":50[^\n]*"code":"53100"/)
    await makeRoom()
    const again = await upload()
    expect(again.status).toBe(200)
    const { imageUrl } = (await again.json()) as { imageUrl: string }
    expect((await get(imageUrl)).status).toBe(200)

    const large = await openTestDatabase(migrations)
    await addPictures(large.pool, 6, 3_000_000)
    const file = join(await backupFolder(), 'large')
    await writeBackup(large.url, file)
    const state = async () => {
      const { url, leave } = await reachDatabase({ databaseUrl: undefined, dataFolder: disk }, { say: () => {} })
      return stateOf(url).finally(leave)
    }
    const stateBefore = await state()
    await fill(12_000_000)
    const { code, said } = await runCommand(['restore', file, '--yes'], { DATA_DIR: disk })
    expect(said).toBe("The database's disk is full: make room. Nothing was changed.\n")
    expect(code).toBe(1)
    await makeRoom()
    expect(await state()).toEqual(stateBefore)
    expect(await products()).toEqual(before[0])
    expect((await upload()).status).toBe(200)
    expect(program.printed()).not.toContain('PostgreSQL ended by itself')
    expect(program.process.exitCode).toBeNull()
    expect(await program.stop()).toBe(0)
  },
)
