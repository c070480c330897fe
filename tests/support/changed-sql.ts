import { onTestFinished } from 'vitest'
import { replaceInQueries } from './replaced-sql.ts'

/** The program as it is, but for a part of its SQL, until the test ends. */
export const leaveOutOfSql = (part: RegExp | string) => replaceInSql(part, '')

/** The same, with something else in the place of that part. */
export function replaceInSql(part: RegExp | string, instead: string): void {
  onTestFinished(replaceInQueries(part, instead))
}
