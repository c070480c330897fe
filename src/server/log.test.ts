import { spawnSync } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestShop } from '../../tests/support/shop.ts'
import { createLog, logAnswered } from './log.ts'

test('an error of the database is told without what people typed', async () => {
  const shop = await openTestShop()
  const typed = 'anna@example.com'
  const failing = shop.database.execute(sql`insert into administrators (username) values (${typed})`)
  const error = await failing.catch((reason: unknown) => reason)
  expect(JSON.stringify(error)).toContain(typed)

  const written: string[] = []
  createLog('info', { write: (line) => void written.push(line) }).error({ err: error }, 'unexpected')
  expect(written.join('')).toContain('violates not-null constraint')
  expect(written.join('')).not.toContain(typed)
})

test('what is logged last is written, in order, however suddenly the program ends', () => {
  const program = `
    import { createLog } from '${import.meta.dirname}/log.ts'
    const log = createLog('info')
    log.info('first')
    log.child({ request: 'r' }).error('second')
    process.exit(3)`
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  const lines = stdout.trim().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['first', 'second'])
  expect(status).toBe(3)
})

test('the line of an answer is the same, put together in one go or by the logger, and written at the same levels', () => {
  const lines: string[] = []
  for (const at of ['debug', 'info', 'warn', 'silent'] as const) {
    const log = createLog(at, { write: (line) => void lines.push(line) })
    for (const level of ['debug', 'info'] as const) {
      for (const path of ['/store', '/"\\\u0001ż', `/${'x'.repeat(200)}"`]) {
        const answered = { request: 'r', method: 'HEAD', path, status: 304, ms: 0 }
        log[level](answered, 'answered')
        const byLogger = lines.splice(0)
        logAnswered(log, level, answered)
        const timeless = (all: string[]) => all.map((line) => line.replace(/"time":"[\d:.TZ-]+"/, '"time"'))
        expect(timeless(lines.splice(0))).toEqual(timeless(byLogger))
        expect(byLogger).toHaveLength(log.isLevelEnabled(level) ? 1 : 0)
      }
    }
  }
})
