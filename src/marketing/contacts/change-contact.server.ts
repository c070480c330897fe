import { eq, sql } from 'drizzle-orm'
import type { Acting } from '../../guards/administrator.ts'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { isTaken, type Database } from '../../server/database/database.ts'
import { lockRow } from '../../server/database/lock-row.ts'
import { recordConsent } from './create-contact.server.ts'
import {
  contactChangedMeanwhile,
  contactNotFound,
  contactTaken,
  type ContactChanges,
  type MarketingContact,
} from './marketing-contact.ts'
import { marketingContacts } from './marketing-contacts.table.ts'
import { readContact } from './list-contacts.server.ts'

type Problem = typeof contactNotFound | typeof contactChangedMeanwhile | typeof contactTaken
type Row = typeof marketingContacts.$inferSelect

/** Changes the fields that are named, and no others. */
export async function changeContact(
  database: Database,
  by: Acting,
  id: number,
  changes: ContactChanges,
): Promise<Outcome<MarketingContact, Problem>> {
  try {
    return await database.transaction((transaction) => change(transaction, by, id, changes))
  } catch (error) {
    if (isTaken(error)) return contactTaken
    throw error
  }
}

async function change(
  transaction: Database,
  by: Acting,
  id: number,
  { version, consent = null, ...named }: ContactChanges,
): Promise<Outcome<MarketingContact, Problem>> {
  const failures = { missing: contactNotFound, changed: contactChangedMeanwhile }
  const held = await lockRow(transaction, marketingContacts, { id, version }, failures)
  if (!held.ok) return held
  const was = held.value
  const is = { ...was, ...named } as Row
  const changed = (Object.keys(named) as (keyof typeof named)[]).filter((field) => was[field] !== is[field])
  if (changed.length === 0 && consent === null) return done(await readContact(transaction, id))

  const bounce = deservesAnotherTry(was, is) && { bouncedAt: null, bounceReason: null, bounceIsPermanent: null }
  await transaction
    .update(marketingContacts)
    .set({ ...named, ...bounce, version: sql`${marketingContacts.version} + 1`, updatedAt: sql`now()` })
    .where(eq(marketingContacts.id, id))
  if (consent !== null) await recordConsent(transaction, id, consent)
  const ofPerson = [...changed.filter((field) => !isToldInTrail(field)), ...(consent === null ? [] : ['consent'])]
  const before = { businessType: was.businessType, isActive: was.isActive }
  const after = {
    businessType: is.businessType,
    isActive: is.isActive,
    ...(ofPerson.length > 0 && { changedFields: ofPerson }),
  }
  await recordAudit(transaction, by, { action: 'changed', subject: 'marketing_contact', id, before, after })
  return done(await readContact(transaction, id))
}

/** Of what tells of a person, the trail keeps only that it changed. */
const isToldInTrail = (field: string) => field === 'businessType' || field === 'isActive'

/** What a mail server refused says nothing of another address, and nothing to who switches the contact on again. */
const deservesAnotherTry = (was: Row, is: Row) =>
  (is.isActive && !was.isActive) || is.emailAddress.toLowerCase() !== was.emailAddress.toLowerCase()
