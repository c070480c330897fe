/** What docs/proof.md promises, and what shows it. */
export interface Promised {
  /** `npm run prove -- NAME` runs it alone. */
  name: string
  /** Test files, run as for a release, or a script of this folder. It fails by its exit code. */
  by: { tests: string[]; env?: Record<string, string> } | { script: string; words?: string[] }
  /** What it takes on two cores that do nothing else. */
  minutes: number
  /** It measures times: nothing else runs meanwhile. */
  isTimed?: boolean
}

export const promises: Promised[] = [
  // Nothing lost
  { name: 'killed five hundred times', by: { tests: ['tests/long/killed-at-random.test.ts'] }, minutes: 25 },
  { name: 'power cuts', by: { tests: ['tests/long/power-cuts.test.ts'] }, minutes: 6 },
  // Nothing oversold
  { name: 'nothing oversold', by: { tests: ['tests/long/nothing-oversold.test.ts'] }, minutes: 2 },
  { name: 'two copies', by: { tests: ['tests/long/two-copies.test.ts'] }, minutes: 2 },
  // Nothing slow
  { name: 'fast pages', by: { script: 'fast-pages.ts' }, minutes: 2, isTimed: true },
  {
    name: 'fresh after a change',
    by: {
      tests: ['src/server/http/content-cache.test.ts', 'tests/long/two-copies.test.ts', '-t', 'is fresh (for|on) '],
    },
    minutes: 1,
    isTimed: true,
  },
  { name: 'nothing holds the loop', by: { tests: ['tests/long/held-loop.test.ts'] }, minutes: 3, isTimed: true },
  { name: 'an hour of load', by: { script: 'hour-of-load.ts' }, minutes: 63 },
  { name: 'orders in a second', by: { script: 'orders.ts', words: ['in a second'] }, minutes: 1, isTimed: true },
  { name: 'a thousand orders at once', by: { script: 'orders.ts', words: ['at once'] }, minutes: 1, isTimed: true },
  { name: 'start', by: { script: 'start.ts' }, minutes: 1, isTimed: true },
  { name: "the panel's lists", by: { script: 'panel-lists.ts' }, minutes: 4, isTimed: true },
  // Nothing open
  { name: 'twenty thousand requests', by: { tests: ['tests/long/generated-requests.test.ts'] }, minutes: 8 },
  { name: 'roles and endpoints', by: { tests: ['src/app/endpoints.test.ts'] }, minutes: 1 },
  {
    name: 'the worst inputs',
    by: { tests: ['tests/stalled-event-loop.test.ts', 'src/app/odd-values.test.ts', 'src/schemas/visible.test.ts'] },
    minutes: 12,
  },
  // Nothing rotten
  { name: 'mutants killed', by: { script: 'mutants.ts' }, minutes: 40 },
  // Everything again
  { name: 'backup and restore', by: { tests: ['tests/long/everything-again.test.ts'] }, minutes: 3 },
  {
    name: 'upgrades and back',
    by: {
      tests: ['tests/long/upgrades.test.ts', 'tests/faults/upgrade.test.ts', 'tests/faults/earlier-states.test.ts'],
    },
    minutes: 8,
  },
  { name: 'two copies, one killed every ten seconds', by: { tests: ['tests/long/one-killed.test.ts'] }, minutes: 13 },
  // Scale on paper
  { name: 'scale model', by: { script: 'scale.ts' }, minutes: 2, isTimed: true },
]
