import pg from 'pg'
import { onTestFinished } from 'vitest'

/** The program as it is, but for a part of its SQL, until the test ends. */
export const leaveOutOfSql = (part: RegExp | string) => replaceInSql(part, '')

/** The same, with something else in the place of that part. */
export function replaceInSql(part: RegExp | string, instead: string): void {
  const { query } = pg.Client.prototype
  const without = (text: string) => text.replaceAll(part, () => instead)
  pg.Client.prototype.query = function (this: pg.Client, asked: unknown, ...more: unknown[]) {
    const text = typeof asked === 'string' ? without(asked) : asked
    if (text !== null && typeof text === 'object' && 'text' in text) text.text = without(String(text.text))
    return Reflect.apply(query, this, [text, ...more]) as unknown
  } as typeof query
  onTestFinished(() => {
    pg.Client.prototype.query = query
  })
}
