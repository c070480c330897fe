import { asc } from 'drizzle-orm'
import { problemMessage } from '../schemas/say-problem.ts'
import { refusalServerTexts } from '../server/http/texts.server.ts'
import { fieldProblems } from '../schemas/field-problems.server.ts'
import type { Outcome, Failure } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { StartupProblem } from '../server/startup-problem.ts'
import { createToken } from '../server/accounts/tokens.ts'
import { newPassword } from '../schemas/own-account.ts'
import {
  newUsername,
  operator,
  type administratorNotFound,
  type lastAdministrator,
  type usernameTaken,
} from '../guards/administrator.ts'
import { createAdministrator, resetPassword, removeAdministrator } from './change-administrators.server.ts'
import { listSessions } from '../server/accounts/sessions.ts'
import { administrators } from '../guards/administrators.table.ts'

const tasks = ['list', 'create', 'reset-password', 'remove'] as const

/** A request of an operator, such as `create anna --generate`. */
export interface Request {
  task: (typeof tasks)[number]
  username: string
  /** Whether the password is generated instead of asked for. */
  makesUp: boolean
}

const usage =
  'Say what to do: npm run admin -- create NAME, reset-password NAME, remove NAME or list. The password is asked for; with --generate one is made up.'

export function readRequest(words: string[]): Request {
  const makesUp = words.includes('--generate')
  const [asked, username = '', ...others] = words.filter((word) => word !== '--generate')
  const task = tasks.find((one) => one === asked)
  const isWhole = task === 'list' ? username === '' : username !== ''
  const mayMakeUp = task === 'create' || task === 'reset-password'
  if (!task || !isWhole || others.length > 0 || (makesUp && !mayMakeUp)) throw new StartupProblem(usage)
  if (task === 'create' && !newUsername.safeParse(username).success)
    throw new StartupProblem(
      'A name has at most 100 letters from a to z, digits and . _ @ + -, and begins with a letter or digit.',
    )
  return { task, username, makesUp }
}

/** The password for a request: generated, or asked for; empty where none is needed. */
export async function choosePassword({ task, makesUp }: Request, ask: () => Promise<string>): Promise<string> {
  if (task === 'list' || task === 'remove') return ''
  if (makesUp) return createToken().slice(0, 20)
  const chosen = newPassword.safeParse(await ask())
  if (chosen.success) return chosen.data
  throw new StartupProblem(problemMessage(fieldProblems.en, chosen.error.issues[0]?.message ?? '') ?? usage)
}

/** Carries out a request and reports the result. */
export async function manageAdministrators(
  database: Database,
  { task, username, makesUp }: Request,
  password: string,
  say: (line: string) => void,
): Promise<void> {
  const credentials = { username, password }
  if (task === 'create') {
    orSay(await createAdministrator(database, operator, credentials), username)
    say(`"${username}" is an administrator now.`)
  } else if (task === 'reset-password') {
    orSay(await resetPassword(database, operator, credentials), username)
    say(`"${username}" has another password now, and is signed in nowhere.`)
  } else if (task === 'remove') {
    orSay(await removeAdministrator(database, operator, username), username)
    say(`"${username}" is no administrator any more.`)
  } else {
    for (const one of await listAdministrators(database)) say(described(one))
  }
  if (makesUp) {
    say(`The password is ${password}`)
    say('It is shown only now: keep it.')
  }
}

function described({ username, sessions, lastUsedAt }: Awaited<ReturnType<typeof listAdministrators>>[number]): string {
  if (!lastUsedAt) return `${username}: not signed in`
  const times = sessions === 1 ? 'once' : `${sessions} times`
  return `${username}: signed in ${times}, last used ${lastUsedAt.slice(0, 16).replace('T', ' ')} UTC`
}

type Problem =
  | (typeof usernameTaken | typeof administratorNotFound | typeof lastAdministrator)['code']
  | 'password_common'

const sentences: Record<Problem, (username: string) => string> = {
  username_taken: (username) => `There is an administrator "${username}" already.`,
  administrator_not_found: (username) => `There is no administrator "${username}".`,
  last_administrator: (username) => `"${username}" is the only administrator: create another one first.`,
  password_common: () => refusalServerTexts.en.errors.password_common,
}

function orSay(outcome: Outcome<undefined, Failure<Problem>>, username: string): void {
  if (!outcome.ok) throw new StartupProblem(sentences[outcome.code](username))
}

/** All administrators by age, with the number of their sessions and the last use. */
async function listAdministrators(
  database: Database,
): Promise<{ username: string; sessions: number; lastUsedAt: string | undefined }[]> {
  const { id, username } = administrators
  const everybody = await database.select({ id, username }).from(administrators).orderBy(asc(id))
  const listed = everybody.map(async (one) => {
    const sessions = await listSessions(database, { role: 'administrator', id: one.id }, '')
    return { username: one.username, sessions: sessions.length, lastUsedAt: sessions[0]?.lastUsedAt }
  })
  return Promise.all(listed)
}
