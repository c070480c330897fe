import * as z from 'zod/mini'

/** What a column of whole numbers holds. */
const highestInteger = 2_147_483_647

/**
 * The version of a row that a change goes by. One that no row can have has been overtaken, like any other that isn't the row's; told so
 * to the database, it would fail.
 */
export const rowVersion = (problem?: string) =>
  z.int(problem).check(z.overwrite((sent) => Math.max(-1, Math.min(sent, highestInteger))))
