import { and, eq, sql } from 'drizzle-orm'
import { membershipTexts } from '../texts.ts'
import type { Language } from '../../kernel/language.ts'
import { done, type Failure, type Outcome } from '../../kernel/outcome.ts'
import { brand } from '../../brand.ts'
import { queueConfirmation, queueMail } from '../../mail/queue-mail.server.ts'
import { subscribe } from '../../marketing/subscribe.server.ts'
import type { Database } from '../../server/database/database.ts'
import { insertPicture, portraitSide, preparePicture, type PreparedPicture } from '../../server/pictures/pictures.ts'
import { alreadyApplied, contactOf, nameOf, type Application, type MemberKind } from '../member.ts'
import { members } from '../members.table.ts'
import { applicationEmail, welcomeEmail } from './application.mail.tsx'

interface Applicant {
  kind: MemberKind
  application: Application
  photo: Uint8Array | undefined
  language: Language
}

type Member = typeof members.$inferSelect
type Refused = Failure<'picture_unreadable' | 'picture_too_big'> | (typeof alreadyApplied)[MemberKind]

/**
 * Accepts an application, one per address, with photo, subscription, confirmation and an email to the office. All of it
 * happens in one transaction.
 */
export async function apply(database: Database, applicant: Applicant): Promise<Outcome<Member, Refused>> {
  const prepared = applicant.photo && (await preparePicture(applicant.photo, portraitSide))
  if (prepared && !prepared.ok) return { ...prepared, field: 'photo' }
  const { newsletterNotice } = (await membershipTexts.load(applicant.language)).application
  return database.transaction(async (transaction) => {
    const member = await addMember(transaction, applicant, prepared?.value)
    if (!member) return alreadyApplied[applicant.kind]
    const { getsNewsletters } = await subscribe(transaction, {
      ...contactOf(member),
      emailAddress: member.email,
      language: member.language,
      where: `join ${member.kind}`,
      text: newsletterNotice,
    })
    await queueConfirmation(
      transaction,
      { kind: 'welcome', to: { address: member.email }, language: member.language },
      welcomeEmail(member, { getsNewsletters }),
    )
    await queueMail(
      transaction,
      {
        kind: 'application',
        to: 'office',
        language: brand.officeLanguage,
        replyTo: member.email,
        replyToName: nameOf(member),
      },
      applicationEmail(member, brand.officeLanguage),
    )
    return done(member)
  })
}

/**
 * Undefined if the address has applied before. Of two concurrent applications the second waits here and finds the
 * first.
 */
async function addMember(
  transaction: Database,
  { kind, application: { subject: _trap, ...application }, language }: Applicant,
  photo: PreparedPicture | undefined,
): Promise<Member | undefined> {
  const [member] = await transaction
    .insert(members)
    .values({ ...application, kind, language, photoUrl: photo?.path ?? null })
    .onConflictDoNothing()
    .returning()
  if (member && photo) await insertPicture(transaction, photo)
  return member
}

export async function hasApplied(database: Database, kind: MemberKind, email: string): Promise<boolean> {
  const [member] = await database
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.kind, kind), sql`lower(${members.email} collate "C") = lower(${email.trim()} collate "C")`))
  return member !== undefined
}
