import { sql } from 'drizzle-orm'
import { identity, sellerIsExample, type Identity } from '../brand.ts'
import { administrators } from '../guards/administrators.table.ts'
import { codeApps, passkeys } from '../guards/second-factors.table.ts'
import { hasLegalDrafts } from '../legal/legal-drafts.server.ts'
import { isMailTried } from '../mail/mail-taken.server.ts'
import { paymentMode } from '../sales/payments/stripe/stripe-account.server.ts'
import { isWebhookSeen } from '../sales/payments/stripe/webhook-seen.server.ts'
import { restores } from '../server/backup/restores.table.ts'
import type { Config } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { readMilestones } from '../server/milestones.ts'
import { deliveryLimit } from '../shipping/delivery-limit.ts'
import { readActiveRates } from '../shipping/list-shipping-rates.server.ts'
import type { Rate } from '../shipping/shipping.ts'
import { community } from '../site/community.ts'
import { hasFirstTeam } from '../team/seed-team.server.ts'
import { readStoredParts } from '../settings/read-settings.server.ts'
import { linesOf, setupSteps, type Opening, type ShopFacts } from './opening.ts'
import { openingAnswers, setupSteps as steps } from './opening.table.ts'

/** How far the shop is from opening. A handful of small queries, and no call to anybody. */
export async function readOpening(database: Database, config: Config): Promise<Opening> {
  const [reached, stored, decided, answered, ownersWithPasswordAlone, restoreCount, isDraft, isFirstTeam, rates] =
    await Promise.all([
      readMilestones(database),
      readStoredParts(database),
      database.select().from(steps),
      database.select().from(openingAnswers),
      countOwnersWithPasswordAlone(database),
      database.$count(restores),
      hasLegalDrafts(database),
      hasFirstTeam(database),
      readActiveRates(database),
    ])
  const shop: ShopFacts = {
    seller: sellerFacts(),
    mail: !config.mail.smtpUrl
      ? 'outbox'
      : isMailTried(reached, config.mail, stored.mail.savedAt)
        ? 'tried'
        : 'untried',
    payments: paymentMode(config),
    isWebhookSeen: isWebhookSeen(reached, config.stripe?.webhookSecret),
    isHttps: config.publicUrl?.startsWith('https:') === true,
    hasLegalDrafts: isDraft,
    hasExampleContent: isFirstTeam || hasExampleFigures(),
    hasCountryWithoutRate: hasCountryWithoutRate(rates),
    // Whoever has restored one, has one.
    hasBackup: reached.backup !== undefined || restoreCount > 0,
    hasSecondFactor: ownersWithPasswordAlone === 0,
  }
  const isAnswered = new Set<string>(answered.map(({ line }) => line))
  const outcomes = new Map(decided.map(({ step, outcome }) => [step, outcome]))
  if (reached.own_administrator) outcomes.set('administrator', 'done')
  return {
    lines: linesOf(shop).map((line) => ({ line, isAnswered: isAnswered.has(line) })),
    steps: setupSteps.map((step) => ({ step, outcome: outcomes.get(step) ?? null })),
  }
}

/** Whoever is only invited can't sign in yet. */
const countOwnersWithPasswordAlone = (database: Database): Promise<number> =>
  database.$count(
    administrators,
    sql`role = 'owner' and invited_at is null
      and not exists (select from ${codeApps} where ${codeApps.administratorId} = ${administrators.id})
      and not exists (select from ${passkeys} where ${passkeys.administratorId} = ${administrators.id})`,
  )

function hasExampleFigures(): boolean {
  const { facebook, tiktok } = identity.original.social
  const { social } = identity.now()
  const isOriginal = JSON.stringify(community.now()) === JSON.stringify(community.original)
  return isOriginal || social.facebook === facebook || social.tiktok === tiktok
}

function hasCountryWithoutRate(rates: Rate[]): boolean {
  const chosen = deliveryLimit.now() ?? []
  return chosen.some((country) => !rates.some(({ countries }) => countries.includes(country)))
}

/** What is empty, or still as in the example, the owner has yet to write. */
function sellerFacts(): ShopFacts['seller'] {
  const [now, example] = [identity.now(), identity.original]
  const isOwn = (value: (of: Identity) => string) => value(now) !== '' && value(now) !== value(example)
  return {
    isExample: sellerIsExample(),
    hasTaxNumber: isOwn(({ seller }) => seller.taxNumber),
    hasPhone: isOwn(({ seller }) => seller.phone),
  }
}
