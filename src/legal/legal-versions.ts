/**
 * Every version of the texts by the day from which it holds, the newest first. A version that was published is neither
 * changed nor removed: customers have accepted it. A change of its words is a new folder and a new entry here.
 */
export const legalVersions = ['2026-11-22'] as const satisfies [string, ...string[]]

/** Nobody accepts the accessibility statement: it has days of its own, so that a new one doesn't make the terms new. */
const statementVersions = ['2026-11-23'] as const satisfies [string, ...string[]]

export const versionsOf = (document: string) => (document === 'accessibility' ? statementVersions : legalVersions)
