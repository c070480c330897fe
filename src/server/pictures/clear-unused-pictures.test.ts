import { asc, is, sql } from 'drizzle-orm'
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { applyTo, chef } from '../../../tests/support/applications.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { runJobsOn } from '../../../tests/support/job-runner.ts'
import { jobs, pictureColumns } from '../../app/jobs.ts'
import { enqueue, type JobServices } from '../jobs/jobs.ts'
import { createLog } from '../log.ts'
import { insertPicture, preparePicture } from './pictures.ts'
import { pictures } from './pictures.table.ts'

const clearUnused = jobs.find(({ name }) => name === 'clear-unused-pictures') as (typeof jobs)[number]

async function picture(background: string) {
  const content = await sharp({ create: { width: 9, height: 9, channels: 3, background } })
    .png()
    .toBuffer()
  const prepared = await preparePicture(content)
  if (!prepared.ok) throw new Error(prepared.code)
  return prepared.value
}

test('pictures that nothing shows are removed after a day; those of products, members and the team stay', async () => {
  const shop = await openTestShop()
  const { database } = shop
  const [forProduct, forTeam, forgotten, again, recent] = await Promise.all(
    ['#111111', '#222222', '#333333', '#444444', '#555555'].map(picture),
  )
  if (!forProduct || !forTeam || !forgotten || !again || !recent) throw new Error('five were made')
  for (const one of [forProduct, forTeam, forgotten, again]) await insertPicture(database, one)
  const photo = new Blob([
    new Uint8Array(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#666' } })
        .png()
        .toBuffer(),
    ),
  ])
  const member = (await (await applyTo(shop, chef, { photo })).json()) as { photoUrl: string }
  const salt = { name: 'Sól', description: 'Szara.', price: '1.00', imageUrl: forProduct.path }
  await shop.callAsAdmin('POST', '/api/admin/products', { body: salt })
  const translations = [{ language: 'pl', role: 'Prezes', description: 'Lubi sól.' }]
  await shop.callAsAdmin('POST', '/api/admin/team', {
    body: { name: 'Anna', imageUrl: `https://salt.example.com${forTeam.path}?v=2`, translations },
  })
  await database.execute(sql`update pictures set created_at = now() - interval '2 days'`)
  await insertPicture(database, recent)
  await database.execute(sql`update pictures set created_at = now() - interval '23 hours' where hash = ${recent.hash}`)
  await insertPicture(database, again)

  await runJobsOn(shop.databaseUrl, { jobs: [clearUnused] })
  await enqueue(database, clearUnused, {})
  const left = async () =>
    (await database.select({ hash: pictures.hash }).from(pictures).orderBy(asc(pictures.hash))).map(({ hash }) => hash)
  const hashOf = (path: string) => path.replace(/^.pictures.|.webp$/g, '')
  const staying = [forProduct.hash, forTeam.hash, hashOf(member.photoUrl), recent.hash, again.hash].toSorted()
  await expect.poll(left).toEqual(staying)
})

test('a clock that has leapt ends no picture by its age; one whose member was deleted goes all the same', async () => {
  const { database } = await openTestShop()
  const [uploaded, ofMember, again] = await Promise.all(['#111111', '#222222', '#333333'].map(picture))
  if (!uploaded || !ofMember || !again) throw new Error('three were made')
  for (const one of [uploaded, ofMember, again]) await insertPicture(database, one)
  const services = { database, log: createLog('silent') } as JobServices
  const clear = (facts: object = {}) => clearUnused.perform(services, facts, new AbortController().signal)
  const left = async () => (await database.select().from(pictures)).map(({ hash }) => hash).toSorted()
  // The clock can't be set; the moments that it is compared with can.
  await database.execute(sql`update pictures set created_at = now() - interval '4 days'`)
  await database.execute(sql`update clock_watch set seen_at = now() - interval '4 days'`)
  await clear()
  expect(await left()).toEqual([uploaded.hash, ofMember.hash, again.hash].toSorted())
  await clear({ hash: ofMember.hash, keptAt: new Date().toISOString() })
  await clear({ hash: again.hash, keptAt: '2026-01-01T00:00:00Z' })
  expect(await left()).toEqual([uploaded.hash, again.hash].toSorted())
  await database.execute(sql`update clock_watch set seen_at = now()`)
  await clear()
  expect(await left()).toEqual([])
})

test('every column that holds the path of a picture is looked at', async () => {
  const tables = Object.values(import.meta.glob<Record<string, unknown>>('/src/**/*.table.ts', { eager: true }))
    .flatMap((module) => Object.values(module))
    .filter((value) => is(value, PgTable))
  const columns = tables
    .flatMap((table) => getTableConfig(table).columns)
    .filter(({ name }) => /(image|photo|picture)_url$/.test(name))
  expect(columns.length).toBeGreaterThanOrEqual(3)
  expect(new Set(pictureColumns)).toEqual(new Set(columns))
})
