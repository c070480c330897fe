import { eq, gte, sql } from 'drizzle-orm'
import type { Acting } from '../../guards/administrator.ts'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { announceLiveChange } from '../../server/http/content-cache.ts'
import type { Database } from '../../server/database/database.ts'
import { listBoxes, toBoxJson } from './read-boxes.server.ts'
import { shippingBoxes } from './shipping-boxes.table.ts'
import {
  boxChangedMeanwhile,
  boxNameTaken,
  boxNotFound,
  mostBoxes,
  problemOfBox,
  tooManyBoxes,
  type BoxChanges,
  type BoxDraft,
  type BoxProblem,
  type ShopBox,
} from './shop-box.ts'

type Row = typeof shippingBoxes.$inferSelect

/** Boxes stand in an order, so whoever changes one has all of them to themselves. */
async function lockBoxes(transaction: Database): Promise<Row[]> {
  await transaction.execute(sql`lock table ${shippingBoxes} in share row exclusive mode`)
  return transaction.select().from(shippingBoxes).orderBy(shippingBoxes.position, shippingBoxes.id)
}

const isTaken = (boxes: Row[], name: string | undefined, own?: number) =>
  boxes.some((box) => box.id !== own && box.name === name)

/** A new box stands in front of the first that holds more, so that an order goes into the smallest that takes it. */
export function createBox(
  database: Database,
  by: Acting,
  draft: BoxDraft,
): Promise<Outcome<ShopBox, BoxProblem | typeof boxNameTaken | typeof tooManyBoxes>> {
  return database.transaction(async (transaction) => {
    const boxes = await lockBoxes(transaction)
    if (boxes.length >= mostBoxes) return tooManyBoxes
    if (isTaken(boxes, draft.name)) return boxNameTaken
    const problem = problemOfBox(draft)
    if (problem) return problem
    const larger = boxes.find(({ heaviestContent }) => heaviestContent > draft.heaviestContent)
    const position = await makeRoom(transaction, boxes, larger)
    const [created] = await transaction
      .insert(shippingBoxes)
      .values({ ...draft, position })
      .returning()
    const after = toBoxJson(created as Row)
    const entry = { action: 'created', subject: 'shipping_box', id: after.id, name: after.name, after } as const
    await recordAudit(transaction, by, entry)
    await announceLiveChange(transaction)
    return done(after)
  })
}

/** The place in front of a box, from which on all have moved back; without one, the place behind all. */
async function makeRoom(transaction: Database, boxes: Row[], before: Row | undefined): Promise<number> {
  if (!before) return (boxes.at(-1)?.position ?? 0) + 1
  await transaction
    .update(shippingBoxes)
    .set({ position: sql`${shippingBoxes.position} + 1` })
    .where(gte(shippingBoxes.position, before.position))
  return before.position
}

/** Changes the fields that are named, and no others. */
export function changeBox(
  database: Database,
  by: Acting,
  id: number,
  { version, before: follower, ...changes }: BoxChanges,
): Promise<Outcome<ShopBox, BoxProblem | typeof boxNotFound | typeof boxChangedMeanwhile | typeof boxNameTaken>> {
  return database.transaction(async (transaction) => {
    const boxes = await lockBoxes(transaction)
    const held = boxes.find((box) => box.id === id)
    if (!held) return boxNotFound
    if (version !== undefined && version !== held.version) return boxChangedMeanwhile
    if (isTaken(boxes, changes.name, id)) return boxNameTaken
    const problem = problemOfBox({ ...held, ...changes } as Row)
    if (problem) return problem
    const next = follower === null ? undefined : boxes.find((box) => box.id === follower)
    // The box that it was to stand before may have gone meanwhile.
    if (follower && !next) return boxNotFound
    const placed =
      follower === undefined || follower === id ? {} : { position: await makeRoom(transaction, boxes, next) }
    const named = { ...changes, ...placed }
    if (Object.keys(named).length === 0) return done(toBoxJson(held))
    const [changed] = await transaction
      .update(shippingBoxes)
      .set({ ...named, version: sql`${shippingBoxes.version} + 1` })
      .where(eq(shippingBoxes.id, id))
      .returning()
    const placeOf = (all: { id: number }[]) => all.findIndex((box) => box.id === id) + 1
    const [before, after] = [toBoxJson(held), toBoxJson(changed as Row)]
    await recordAudit(transaction, by, {
      action: 'changed',
      subject: 'shipping_box',
      id,
      name: after.name,
      before: { ...before, sortOrder: placeOf(boxes) },
      after: { ...after, sortOrder: placeOf(await listBoxes(transaction)) },
    })
    await announceLiveChange(transaction)
    return done(after)
  })
}

export function removeBox(database: Database, by: Acting, id: number): Promise<Outcome<void, typeof boxNotFound>> {
  return database.transaction(async (transaction) => {
    const [removed] = await transaction.delete(shippingBoxes).where(eq(shippingBoxes.id, id)).returning()
    if (!removed) return boxNotFound
    const before = toBoxJson(removed)
    const entry = { action: 'deleted', subject: 'shipping_box', id, name: removed.name, before } as const
    await recordAudit(transaction, by, entry)
    await announceLiveChange(transaction)
    return done(undefined)
  })
}
