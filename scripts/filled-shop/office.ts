import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { sendMessage } from '../../src/contact/send-message.server.ts'
import { contactMessages } from '../../src/contact/contact-messages.table.ts'
import { handleMessage } from '../../src/contact/messages.server.ts'
import type { Language } from '../../src/kernel/language.ts'
import { mails } from '../../src/mail/mails.table.ts'
import { sendMail } from '../../src/mail/send-mail.server.ts'
import { changeRequest } from '../../src/privacy/change-request.server.ts'
import { recordRequest } from '../../src/privacy/record-request.server.ts'
import { enqueue } from '../../src/server/jobs/jobs.ts'
import { dayOf } from '../../src/sales/withdrawal/withdrawal-period.ts'
import { live } from './time-travel.ts'
import type { Person } from './people.ts'
import { ago, atWork, awake, days, hours, later, unwrap, type Year } from './year.ts'

const questions: Record<Language, string[]> = {
  pl: [
    'Czy sól jest szara od początku, czy ciemnieje z czasem?',
    'Prowadzę małą piekarnię. Czy worek 25 kg można odebrać w Krakowie?',
    'Paczka przyszła w dobrym stanie, dziękuję. Kiedy wróci fleur de sel w większym opakowaniu?',
    'Proszę o fakturę na firmę. Przy zamówieniu zabrakło numeru NIP, czy można go jeszcze dopisać?',
  ],
  en: ['Do you ship to Sweden? I would take ten pouches for our summer kitchen.'],
  de: ['Ist das Salz für Fermentation geeignet? Wir legen im Herbst viel Kraut ein.'],
  fr: ['Bonjour, peut-on visiter les salines avec un groupe d’élèves ?'],
}

/** Questions of visitors, the latest of which wait for an answer. */
export async function askQuestions(year: Year, people: Person[]): Promise<void> {
  const { chance } = year
  for (const [place, { firstName, lastName, email, language }] of people.entries()) {
    const begins = awake(ago(year, days((people.length - 1 - place) ** 2 * 1.6) + hours(chance.whole(9, 16))))
    const message = questions[language][place % questions[language].length] as string
    await live(year, begins, async function* asks({ database, by }) {
      await sendMessage(database, { name: `${firstName} ${lastName}`, email, message, language })
      if (place >= people.length - 3) return
      yield atWork(later(begins, hours(3)), chance)
      const [asked] = await database
        .select({ id: contactMessages.id })
        .from(contactMessages)
        .orderBy(desc(contactMessages.id))
        .limit(1)
      if (asked) unwrap(await handleMessage(database, by, asked.id, true))
    })
  }
}

/** What people asked about their data: one is answered, one waits. */
export async function askAboutData(year: Year, [one, other]: [Person, Person]): Promise<void> {
  const { database, by, chance } = year
  const begins = atWork(ago(year, days(70)), chance)
  await live(year, begins, async function* answered(within) {
    const asked = { kind: 'rectification', email: one.email, receivedOn: dayOf(begins), note: 'Nowy adres' } as const
    const { id } = unwrap(await recordRequest(within.database, by, asked))
    yield atWork(later(begins, days(3)), chance)
    unwrap(await changeRequest(within.database, by, id, { isAnswered: true }))
  })
  const open = { kind: 'access', email: other.email, receivedOn: dayOf(ago(year, days(9))), note: 'Telefon' } as const
  unwrap(await recordRequest(database, by, open))
}

/** All letters have gone, but for a few that no mail server took, and a few that it wants to be shown again. */
export async function leaveMails({ database, now }: Year): Promise<void> {
  const some = (kinds: string[], count: number) =>
    database
      .select({ id: mails.id })
      .from(mails)
      .where(inArray(mails.kind, kinds))
      .orderBy(desc(mails.createdAt), asc(mails.id))
      .limit(count)
  const unsent = { sentAt: null, attempts: 4 }
  for (const { id } of await some(['welcome', 'account-created'], 3)) {
    const reason = '550 5.1.1 No such mailbox'
    await database
      .update(mails)
      .set({ ...unsent, attempts: 1, state: 'failed', reason })
      .where(eq(mails.id, id))
  }
  for (const { id } of await some(['order-shipped'], 2)) {
    const reason = '451 4.7.1 Greylisted, try again later'
    await database
      .update(mails)
      .set({ ...unsent, state: 'waiting', reason, lastAttemptAt: sql`now() - interval '8 minutes'` })
      .where(eq(mails.id, id))
    await enqueue(database, sendMail, { mail: id }, later(now, hours(12)))
  }
}
