import { live } from '../kernel/live.ts'
import { dayInPoland } from '../kernel/day-in-poland.ts'

/** At least one day, the newest first. */
type Days = readonly [string, ...string[]]

/**
 * Every version that came with the program of the texts that customers accept, by the day from which it holds. A version that was
 * published is neither changed nor removed. A change of its words is a new folder and a new entry here.
 */
export const legalVersions = ['2026-11-23', '2026-11-22'] as const satisfies Days

/** Nobody accepts these texts. Each has its own versions, so that a new one doesn't renew the terms. */
const ownVersions = new Map<string, Days>([
  ['delivery', ['2026-11-25', '2026-11-23']],
  ['guarantee', ['2026-11-23']],
  ['privacy', ['2026-11-28', '2026-11-27', '2026-11-25', '2026-11-23', '2026-11-22']],
  ['imprint', ['2026-11-23']],
  ['accessibility', ['2026-11-23']],
])

/** The versions of a text that came with the program. */
export const originalVersionsOf = (document: string): Days => ownVersions.get(document) ?? legalVersions

/** A version that the owner has published. */
export interface PublishedVersion {
  /** From when it holds: a day that may be still to come. */
  version: string
  /** The newest original that there was then. */
  original: string
}

export interface PublishedVersions {
  /** The day, where the server has told it: the clock of a visitor may be wrong. */
  today?: string
  /** By document, the newest first. */
  of: Readonly<Record<string, readonly PublishedVersion[]>>
}

export const publishedVersions = live<PublishedVersions>('legal-versions', { of: {} })

/**
 * All versions of a text: the one that holds comes first, then the others, the newest first. Once the owner has published a text,
 * newer originals are no versions of it: an upgrade of the program doesn't change what the owner has said.
 */
export function versionsOf(document: string, { of, today = dayInPoland() } = publishedVersions.now()): Days {
  const published = publishedOf(document, { of })
  const original = published.at(-1)?.original ?? originalVersionsOf(document)[0]
  const originals = originalVersionsOf(document).filter(
    (day) => day <= original && !published.some(({ version }) => version === day),
  )
  const holding =
    published.find(({ version }) => version <= today)?.version ?? originals[0] ?? originalVersionsOf(document)[0]
  const others = [...published.map(({ version }) => version), ...originals].filter((day) => day !== holding)
  return [holding, ...others]
}

/** What the owner has published of a text, the newest first. */
export const publishedOf = (document: string, { of }: Pick<PublishedVersions, 'of'>) =>
  Object.hasOwn(of, document) ? (of[document] ?? []) : []
