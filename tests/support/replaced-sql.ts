import { pathToFileURL } from 'node:url'
import pg from 'pg'

/** Changes what this process asks its databases. Gives the way back. */
export function replaceInQueries(part: RegExp | string, instead: string): () => void {
  const { query } = pg.Client.prototype
  const without = (text: string) => text.replaceAll(part, () => instead)
  pg.Client.prototype.query = function (this: pg.Client, asked: unknown, ...more: unknown[]) {
    const text = typeof asked === 'string' ? without(asked) : asked
    if (text !== null && typeof text === 'object' && 'text' in text) text.text = without(String(text.text))
    return Reflect.apply(query, this, [text, ...more]) as unknown
  } as typeof query
  return () => {
    pg.Client.prototype.query = query
  }
}

/** The built program, in a process of its own, without a part of its SQL: settings for it. */
export const programWithoutSql = (part: string) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(import.meta.filename).href}`,
  LEFT_OUT_OF_SQL: part,
})
if (process.env['LEFT_OUT_OF_SQL']) replaceInQueries(process.env['LEFT_OUT_OF_SQL'], '')
