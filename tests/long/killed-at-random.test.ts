// In the long matrix because it kills five hundred times. The gate has kills at orders, documents and the first start (tests/faults).
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openBusyShop } from '../support/busy-shop.ts'
import { accidents, happen } from '../support/busy-shop/accidents.ts'
import { drain, forgotten, readBooks, type Books } from '../support/busy-shop/books.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { seen } from '../support/seen.ts'

/** `KILLS=40 npm run prove -- "killed five hundred times"` does it less often. */
const kills = Number(process.env['KILLS'] ?? 500)
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const shops = 2
/** As many as fit in this time, if it is less than all take: half an hour on a quick machine, an hour and a half on a slow one. */
const mostMinutes = Number(process.env['MINUTES'] ?? 100)

async function openShop(place: number) {
  const { path, remove } = await createDataFolder()
  const shop = await openBusyShop(path, seed + place)
  onTestFinished(async () => {
    await shop.stop()
    await remove()
  })
  await shop.fill()
  return shop
}

async function killOften(place: number, times: number) {
  const shop = await openShop(place)
  const { chance, problems } = shop.work
  const away: number[] = []
  const counted = new Map<string, number>()
  const until = performance.now() + mostMinutes * 60_000
  shop.begin()
  for (let kill = 1; kill <= times && performance.now() < until; kill += 1) {
    await shop.isBusy()
    await setTimeout(chance.next() * 900)
    const accident = chance.one(accidents)
    counted.set(accident, (counted.get(accident) ?? 0) + 1)
    away.push(await happen(accident, shop, kill % 4 === 0))
    if (kill % 10 === 0) problems.push(...(await forgotten(shop)).map((one) => `after kill ${kill}: ${one}`))
    if (kill % Number(process.env['SAY'] ?? 25) === 0)
      process.stdout.write(
        `shop ${place}: ${kill} kills, ${shop.work.answered.paid.size} paid, ${problems.join('; ')}\n`,
      )
    if (problems.length > 20) break
  }
  await shop.end()
  problems.push(...(await drain(shop)))
  const books = await readBooks(shop)
  if (books.problems.length > 0) process.stdout.write(`${shop.program.printed().slice(-4_000)}\n`)
  return { shop, away, counted, books, problems: [...problems, ...books.problems], statuses: shop.work.statuses }
}

test(
  `${kills} times the program, its PostgreSQL, one of its processes or both are ended by SIGKILL while a shop is at its busiest: nothing that was answered is lost, and nothing is there twice`,
  { timeout: 7_200_000 },
  async () => {
    const runs = await Promise.all(
      Array.from({ length: shops }, (_, place) => killOften(place, Math.ceil(kills / shops))),
    )
    const sum = (of: (books: Books) => number) => runs.reduce((all, { books }) => all + of(books), 0)
    const of = (accident: string) => runs.reduce((all, { counted }) => all + (counted.get(accident) ?? 0), 0)
    const done = accidents.reduce((all, accident) => all + of(accident), 0)
    const away = runs.flatMap((run) => run.away).toSorted((one, other) => one - other)
    const answers500 = runs.reduce((all, { statuses }) => all + (statuses.get(500) ?? 0), 0)
    const problems = runs.flatMap((run) => run.problems)
    if (problems.length > 0) process.stdout.write(`${problems.join('\n')}\n`)
    seen(
      `${done} kills (${accidents.map((accident) => `${accident} ${of(accident)}`).join(', ')}), seed ${seed}; ${sum(({ orders }) => orders)} orders, ${sum(({ paid }) => paid)} paid`,
    )
    seen(
      `${problems.length} things lost, doubled or stuck; letters twice ${sum(({ lettersTwice }) => lettersTwice)} of ${sum(({ letters }) => letters)} (bound ${3 * done}), offers ${sum(({ offersTwice }) => offersTwice)} of ${sum(({ offers }) => offers)} (bound ${done})`,
    )
    seen(
      `back after ${Math.round(away[Math.floor(away.length / 2)] ?? 0)} ms, at most ${Math.round(away.at(-1) ?? 0)}; answers of 500: ${answers500}`,
    )
    expect(problems).toEqual([])
    // Fewer show less than is promised.
    expect(done).toBeGreaterThanOrEqual(kills)
    for (const { books, counted } of runs) {
      const times = [...counted.values()].reduce((all, one) => all + one, 0)
      expect(books.lettersTwice).toBeLessThanOrEqual(times * 3)
      expect(books.offersTwice).toBeLessThanOrEqual(times)
    }
  },
)

test(
  'the control: where PostgreSQL says done before its disk has it, the same kills lose what was answered, and that is seen',
  { timeout: 1_800_000 },
  async () => {
    const shop = await openShop(shops)
    await shop.answersTooSoon()
    const lost: string[] = []
    await happen('both', shop, false)
    shop.begin()
    for (let kill = 1; kill <= 12 && lost.length === 0; kill += 1) {
      await shop.isBusy()
      await happen('both', shop, false)
      lost.push(...(await forgotten(shop)))
    }
    expect(lost).not.toEqual([])
  },
)
