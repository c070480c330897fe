import { brand } from '../brand.ts'
import { administrators } from '../guards/administrators.table.ts'
import { hasLegalDrafts } from '../legal/legal-drafts.server.ts'
import { mailServerOf } from '../mail/mailer.server.ts'
import { isWebhookSeen } from '../sales/payments/stripe/webhook-seen.server.ts'
import { restores } from '../server/backup/restores.table.ts'
import type { Config } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { readMilestones, type Milestones } from '../server/milestones.ts'
import { linesOf, setupSteps, type Opening, type ShopFacts } from './opening.ts'
import { openingAnswers, setupSteps as steps } from './opening.table.ts'

/** How far the shop is from opening. A handful of small queries, and no call to anybody. */
export async function readOpening(database: Database, config: Config): Promise<Opening> {
  const [reached, decided, answered, administratorCount, restoreCount, isDraft] = await Promise.all([
    readMilestones(database),
    database.select().from(steps),
    database.select().from(openingAnswers),
    database.$count(administrators),
    database.$count(restores),
    hasLegalDrafts(database),
  ])
  const shop: ShopFacts = {
    ...settingsOf(config, reached),
    hasLegalDrafts: isDraft,
    // Whoever has restored one, has one.
    hasBackup: reached.backup !== undefined || restoreCount > 0,
    administrators: administratorCount,
  }
  const isAnswered = new Set<string>(answered.map(({ line }) => line))
  const outcomes = new Map(decided.map(({ step, outcome }) => [step, outcome]))
  if (reached.own_administrator) outcomes.set('administrator', 'done')
  return {
    lines: linesOf(shop).map((line) => ({ line, isAnswered: isAnswered.has(line) })),
    steps: setupSteps.map((step) => ({ step, outcome: outcomes.get(step) ?? null })),
  }
}

/** What holds by configuration and settings; what was reached counts if it was with these. */
function settingsOf(config: Config, reached: Milestones) {
  const { mail, stripe, publicUrl } = config
  const mailServer = mailServerOf(mail)
  return {
    seller: {
      isExample: brand.sellerIsExample,
      hasTaxNumber: isOwn(brand.seller.taxNumber, example.taxNumber),
      hasPhone: isOwn(brand.seller.phone, example.phone),
    },
    mail: !mailServer ? 'outbox' : reached.test_mail?.detail === mailServer ? 'tried' : 'untried',
    payments: config.payments !== 'stripe' ? config.payments : isTestKey(stripe?.secretKey ?? '') ? 'test' : 'live',
    isWebhookSeen: isWebhookSeen(reached, stripe?.webhookSecret),
    isHttps: publicUrl?.startsWith('https:') === true,
  } as const
}

/** What stands in `brand.ts` for an owner to replace. */
const example = { taxNumber: '1234563218', phone: '+33 1 99 00 44 90' }

const isOwn = (written: string, ofExample: string) => written !== '' && written !== ofExample

const isTestKey = (key: string) => /^[sr]k_test_/.test(key)
