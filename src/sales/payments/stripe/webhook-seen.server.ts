import { hashOfToken } from '../../../server/accounts/tokens.ts'
import type { Database } from '../../../server/database/database.ts'
import { reachMilestone, type Milestones } from '../../../server/milestones.ts'

/** A secret is as random as a token, so a hash tells one from the next without giving it away. */
const nameOf = (secret: string) => hashOfToken(secret).toString('base64url')

/** Stripe has reached the shop, with a signature by this secret. */
export const noteWebhook = (database: Database, secret: string): Promise<void> =>
  reachMilestone(database, 'webhook', nameOf(secret))

/** Whether it ever has, since this secret is the one. */
export const isWebhookSeen = ({ webhook }: Milestones, secret: string | undefined): boolean =>
  secret !== undefined && webhook?.detail === nameOf(secret)
