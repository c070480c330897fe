import * as z from 'zod/mini'

/**
 * What is in a backup: a gzip file that `zcat` shows. A line of JSON begins each part:
 *
 *     {"part":"backup", …}      what this is, from when, and which migrations had been applied
 *     {"part":"table", …}       then its rows as PostgreSQL's COPY writes them, and a line `\.`
 *     {"part":"sequence", …}    where its numbers go on
 *     {"part":"jobs", …}        then what is still to be done, a line each, and a line `\.`
 *     {"part":"checksum", …}    the SHA-256 of all lines before it
 *
 * A new kind of part needs a new version: older programs then say that they can't read it. A backup of version 1 ends
 * with a seal instead: a gzip member of its own with the SHA-256 of every byte of the file before it.
 */
export const format = { name: 'salorge backup', version: 2 }

/** All that a file must say of itself before anything else in it can be understood. */
export const introduction = z.object({ part: z.literal('backup'), format: z.literal(format.name), version: z.number() })

const header = z.extend(introduction, {
  program: z.string(),
  made: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** What the content sums up to (`backup-sums.ts`). Older backups don't say it, and older programs don't look. */
  sums: z.optional(z.record(z.string(), z.string())),
})

const table = z.object({
  part: z.literal('table'),
  name: z.string(),
  columns: z.array(z.string()).check(z.minLength(1)),
  rows: z.int().check(z.nonnegative()),
})

const sequence = z.object({
  part: z.literal('sequence'),
  name: z.string(),
  /** In words, for it may be larger than the numbers of JSON. */
  last: z.string().check(z.regex(/^-?\d+$/)),
  isUsed: z.boolean(),
})

const jobs = z.object({ part: z.literal('jobs'), rows: z.int().check(z.nonnegative()) })

const sha256 = z.string()
const checksum = z.object({ part: z.literal('checksum'), sha256 })
const seal = z.object({ part: z.literal('seal'), sha256 })

export const part = z.discriminatedUnion('part', [header, table, sequence, jobs, checksum, seal])

export type Header = z.infer<typeof header>
export type Table = z.infer<typeof table>
export type Sequence = z.infer<typeof sequence>
export type Jobs = z.infer<typeof jobs>
export type End = z.infer<typeof checksum | typeof seal>

export const endOfRows = '\\.'

export const lineOf = (one: z.infer<typeof part>) => `${JSON.stringify(one)}\n`
