import type { Database } from './database.ts'
import { StartupProblem } from '../startup-problem.ts'

type Follower<About> = (transaction: Database, about: About) => Promise<unknown>

/** Something that happens in a room, of which rooms above make something: in the same transaction, so that there is both or neither. */
export interface Fact<About> {
  /** Said once for each fact, in `what-follows.server.ts`. One is done after the other. */
  isFollowedBy(first: Follower<About>, ...others: Follower<About>[]): void
  /** Does all that follows. To be called when what happened is written down. */
  happened(transaction: Database, about: About): Promise<void>
}

const unfollowed = new Set<{ name: string }>()

/**
 * Names something that happens in a room, for those above it.
 * @example export const orderConfirmed = fact<{ orderId: number }>('an order is confirmed')
 */
export function fact<About>(name: string): Fact<About> {
  let followers: Follower<About>[] = []
  const self = { name }
  unfollowed.add(self)
  return {
    isFollowedBy(...all) {
      if (!unfollowed.delete(self)) throw new Error(`What follows when ${name} was said twice.`)
      followers = all
    },
    async happened(transaction, about) {
      if (unfollowed.has(self)) throw new Error(formatMissing(self))
      for (const follow of followers) await follow(transaction, about)
    },
  }
}

/** A shop in which something would happen and nothing follow doesn't open. */
export function requireFollowers(): void {
  const [first] = unfollowed
  if (first) throw new StartupProblem(formatMissing(first))
}

const formatMissing = ({ name }: { name: string }) => `Nobody has said what follows when ${name}.`
