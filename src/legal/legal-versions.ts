/** At least one day, the newest first. */
type Days = readonly [string, ...string[]]

/**
 * Every version of the texts that customers accept, by the day from which it holds. A version that was published is neither
 * changed nor removed. A change of its words is a new folder and a new entry here.
 */
export const legalVersions = ['2026-11-23', '2026-11-22'] as const satisfies Days

/** Nobody accepts these texts. Each has its own versions, so that a new one doesn't renew the terms. */
const ownVersions = new Map<string, Days>([
  ['delivery', ['2026-11-25', '2026-11-23']],
  ['guarantee', ['2026-11-23']],
  ['privacy', ['2026-11-25', '2026-11-23', '2026-11-22']],
  ['imprint', ['2026-11-23']],
  ['accessibility', ['2026-11-23']],
])

export const versionsOf = (document: string): Days => ownVersions.get(document) ?? legalVersions
