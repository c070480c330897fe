// In the long matrix because the power goes sixty times, on disks that only root can make. The gate has kills, which leave what was written
// to the system (tests/faults/killed.test.ts).
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { flushTree, giveName, syncFolder } from '../../src/server/files/flush.ts'
import { writeFileAtomically } from '../../src/server/files/write-file-atomically.ts'
import { openSecretBox } from '../../src/server/secret-box.ts'
import { openBusyShop } from '../support/busy-shop.ts'
import { cutPower } from '../support/busy-shop/accidents.ts'
import { drain, forgotten, readBooks } from '../support/busy-shop/books.ts'
import { openDisk, whyNoDisk, type DiskKind } from '../support/busy-shop/disk.ts'
import { seen } from '../support/seen.ts'

const cuts = Number(process.env['CUTS'] ?? 60)
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const why = whyNoDisk()
if (why !== undefined) seen(`not shown here: ${why}`)

async function openOnDisk(kind: DiskKind, place: number) {
  const disk = await openDisk(kind)
  const shop = await openBusyShop(disk.dataFolder, seed + place)
  onTestFinished(async () => {
    await shop.stop()
    await disk.close()
  })
  await shop.fill()
  let unflushed = 0
  return {
    shop,
    disk,
    /** How many files that nobody flushed were gone after a cut. */
    dropped: () => unflushed,
    /** Cuts, and opens the shop again on what is left. */
    async cut(letsPausesPass = false) {
      const unflushedFile = join(disk.folder, 'unflushed')
      writeFileSync(unflushedFile, 'nobody flushed this')
      await cutPower(shop, disk)
      if (!existsSync(unflushedFile) || readFileSync(unflushedFile).length === 0) unflushed += 1
      if (letsPausesPass) await shop.letPausesPass()
      await shop.start()
      return forgotten(shop)
    },
  }
}

async function cutOften(kind: DiskKind, place: number, times: number) {
  const { shop, cut, dropped } = await openOnDisk(kind, place)
  const { chance, problems } = shop.work
  for (let round = 1; round <= times && problems.length < 20; round += 1) {
    shop.begin()
    await shop.isBusy()
    await setTimeout(chance.next() * 900)
    problems.push(...(await cut(round % 4 === 0)).map((one) => `after cut ${round} of a ${kind} disk: ${one}`))
    await shop.end()
    if (round % 10 === 0)
      process.stdout.write(`${kind}: ${round} cuts, ${shop.work.answered.paid.size} paid, ${problems.join('; ')}\n`)
  }
  problems.push(...(await drain(shop)))
  const books = await readBooks(shop)
  if (books.problems.length > 0) process.stdout.write(`${shop.program.printed().slice(-4_000)}\n`)
  return { books, problems: [...problems, ...books.problems], dropped: dropped() }
}

test.skipIf(why !== undefined)(
  `the power goes ${cuts} times while a shop is at its busiest: what anybody was told is there, each file is whole, and the books balance`,
  { timeout: 3_600_000 },
  async () => {
    const runs = await Promise.all([
      cutOften('journal', 0, Math.ceil(cuts / 2)),
      cutOften('bare', 1, Math.ceil(cuts / 2)),
    ])
    const sum = (of: (run: (typeof runs)[number]) => number) => runs.reduce((all, run) => all + of(run), 0)
    const problems = runs.flatMap((run) => run.problems)
    if (problems.length > 0) process.stdout.write(`${problems.join('\n')}\n`)
    seen(
      `${cuts} cuts on disks with and without a journal, seed ${seed}; ${sum(({ books }) => books.orders)} orders, ${sum(({ books }) => books.paid)} paid; ${problems.length} things lost, doubled or torn; letters twice ${sum(({ books }) => books.lettersTwice)}, offers ${sum(({ books }) => books.offersTwice)}; of ${cuts} files that nobody flushed ${sum(({ dropped }) => dropped)} were gone`,
    )
    expect(problems).toEqual([])
    expect(sum(({ dropped }) => dropped)).toBeGreaterThan(cuts / 2)
    expect(sum(({ books }) => books.lettersTwice)).toBeLessThanOrEqual(cuts * 3)
    expect(sum(({ books }) => books.offersTwice)).toBeLessThanOrEqual(cuts)
  },
)

test.skipIf(why !== undefined)(
  'the control: where PostgreSQL says done before its disk has it, a power cut takes what was answered, and that is seen',
  { timeout: 1_800_000 },
  async () => {
    const { shop, cut } = await openOnDisk('journal', 2)
    await shop.answersTooSoon()
    await cut()
    const lost: string[] = []
    for (let round = 0; round < 12 && lost.length === 0; round += 1) {
      shop.begin()
      await shop.isBusy()
      lost.push(...(await cut()))
      await shop.end()
    }
    expect(lost).not.toEqual([])
  },
)

test.skipIf(why !== undefined).for(['journal', 'bare'] as const)(
  'on a disk that is %s, a file that was given its name, a folder of them, one that was written atomically and the key of the secrets are whole after a cut; one that was only renamed is not',
  async (kind) => {
    const disk = await openDisk(kind)
    onTestFinished(disk.close)
    const at = (name: string) => join(disk.folder, name)
    const content = 'x'.repeat(100_000)
    writeFileSync(at('renamed.draft'), content)
    renameSync(at('renamed.draft'), at('renamed'))
    // From here on something is flushed, with which a journal takes names along that nobody asked for.
    const renamedOnly = disk.copy()
    await disk.wakeUpWith(renamedOnly)
    expect(existsSync(at('renamed')) && readFileSync(at('renamed'), 'utf8')).not.toBe(content)

    writeFileSync(at('named.draft'), content)
    await giveName(at('named.draft'), at('named'))
    await writeFileAtomically(at('atomic'), (draft) => draft.writeFile(content))
    mkdirSync(at('tree.draft/within'), { recursive: true })
    writeFileSync(at('tree.draft/within/file'), content)
    await flushTree(at('tree.draft'))
    renameSync(at('tree.draft'), at('tree'))
    await syncFolder(disk.folder)
    const closed = openSecretBox({ dataFolder: disk.dataFolder, settingsKey: undefined }).close('secret', 'a place')
    await disk.wakeUpWith(disk.copy())
    for (const name of ['named', 'atomic', 'tree/within/file']) expect(readFileSync(at(name), 'utf8')).toBe(content)
    expect(openSecretBox({ dataFolder: disk.dataFolder, settingsKey: undefined }).open(closed, 'a place')).toBe(
      'secret',
    )
  },
)
