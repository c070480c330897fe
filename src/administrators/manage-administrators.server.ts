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
import { roles } from '../guards/permissions.ts'
import { hasSecondFactor, readFactors, type Factors } from '../guards/read-factors.server.ts'
import { panelEmail } from '../schemas/panel-fields.ts'
import { createAdministrator, resetPassword } from './change-administrators.server.ts'
import { removeAdministrator } from './people/change-people.server.ts'
import { listPeople } from './people/list-people.server.ts'
import type { Invitation, lastOwner, Person } from './people/people.ts'
import { resetSecondFactor } from './second-factor/reset-second-factor.server.ts'

const tasks = ['list', 'create', 'reset-password', 'reset-second-factor', 'remove'] as const

/** A request of an operator, such as `create anna --generate`. */
export interface Request {
  task: (typeof tasks)[number]
  username: string
  /** Whether the password is generated instead of asked for. */
  makesUp: boolean
  /** Of a new one; everything, unless something else is said. */
  role: Invitation['role']
  email: string | null
}

const usage = `Say what to do: npm run admin -- create NAME [--role ROLE] [--email ADDRESS], reset-password NAME, reset-second-factor NAME, remove NAME or list. Roles are ${roles.join(', ')}; without one it is owner. The password is asked for; with --generate one is made up.`

export function readRequest(given: string[]): Request {
  const { words, options } = readOptions(given)
  const makesUp = words.includes('--generate')
  const [asked, username = '', ...others] = words.filter((word) => word !== '--generate')
  const task = tasks.find((one) => one === asked)
  const isWhole = task === 'list' ? username === '' : username !== ''
  const mayMakeUp = task === 'create' || task === 'reset-password'
  const role = roles.find((one) => one === (options.get('--role') ?? 'owner'))
  const isMisplaced = (makesUp && !mayMakeUp) || (options.size > 0 && task !== 'create')
  if (!task || !isWhole || others.length > 0 || isMisplaced || !role) throw new StartupProblem(usage)
  if (task === 'create' && !newUsername.safeParse(username).success)
    throw new StartupProblem(
      'A name has at most 100 letters from a to z, digits and . _ @ + -, and begins with a letter or digit.',
    )
  const email = options.get('--email')
  if (email !== undefined && !panelEmail.safeParse(email).success)
    throw new StartupProblem('--email needs an address, such as anna@example.com.')
  return { task, username, makesUp, role, email: email?.trim() ?? null }
}

/** Takes `--role ROLE` and `--email ADDRESS` out of the words. */
function readOptions(given: string[]): { words: string[]; options: Map<string, string> } {
  const words: string[] = []
  const options = new Map<string, string>()
  for (let at = 0; at < given.length; at += 1) {
    const word = given[at] as string
    if (word !== '--role' && word !== '--email') words.push(word)
    else options.set(word, given[(at += 1)] ?? '')
  }
  return { words, options }
}

/** The password for a request: generated, or asked for; empty where none is needed. */
export async function choosePassword({ task, makesUp }: Request, ask: () => Promise<string>): Promise<string> {
  if (task !== 'create' && task !== 'reset-password') return ''
  if (makesUp) return createToken().slice(0, 20)
  const chosen = newPassword.safeParse(await ask())
  if (chosen.success) return chosen.data
  throw new StartupProblem(problemMessage(fieldProblems.en, chosen.error.issues[0]?.message ?? '') ?? usage)
}

/** Carries out a request and reports the result. */
export async function manageAdministrators(
  database: Database,
  { task, username, makesUp, role, email }: Request,
  password: string,
  say: (line: string) => void,
): Promise<void> {
  const credentials = { username, password }
  if (task === 'create') {
    orSay(await createAdministrator(database, operator, { ...credentials, role, email }), username)
    say(`"${username}" is an administrator now.`)
  } else if (task === 'reset-password') {
    orSay(await resetPassword(database, operator, credentials), username)
    say(`"${username}" has another password now, and is signed in nowhere. A second factor stays what it was.`)
  } else if (task === 'reset-second-factor') {
    orSay(await resetSecondFactor(database, operator, username), username)
    say(`"${username}" has no second factor any more, signs in by the password alone, and is signed in nowhere.`)
  } else if (task === 'remove') {
    orSay(await removeAdministrator(database, operator, { username }), username)
    say(`"${username}" is no administrator any more.`)
  } else {
    for (const one of await listPeople(database)) say(described(one, await readFactors(database, one.id)))
  }
  if (makesUp) {
    say(`The password is ${password}`)
    say('It is shown only now: keep it.')
  }
}

function described({ username, role, email, invitedAt, sessions, lastUsedAt }: Person, factors: Factors): string {
  const who = `${username} (${[role, email].filter(Boolean).join(', ')})`
  if (invitedAt) return `${who}: invited, has no password yet`
  const used = lastUsedAt ? `, last used ${lastUsedAt.slice(0, 16).replace('T', ' ')} UTC` : ''
  const times = sessions === 1 ? 'once' : `${sessions} times`
  return `${who}: ${sessions === 0 ? 'not signed in' : `signed in ${times}`}${used}; ${factorsInWords(factors)}`
}

function factorsInWords(factors: Factors): string {
  if (!hasSecondFactor(factors)) return 'no second factor'
  const keys = factors.passkeys.length
  const parts = [
    ...(factors.hasApp ? ['an app for codes'] : []),
    ...(keys > 0 ? [keys === 1 ? 'a passkey' : `${keys} passkeys`] : []),
    `${factors.recoveryCodes} recovery codes`,
  ]
  return `second factor: ${parts.join(', ')}`
}

type Problem =
  | (typeof usernameTaken | typeof administratorNotFound | typeof lastAdministrator | typeof lastOwner)['code']
  | 'password_common'

const sentences: Record<Problem, (username: string) => string> = {
  username_taken: (username) => `There is an administrator "${username}" already.`,
  administrator_not_found: (username) => `There is no administrator "${username}".`,
  last_administrator: (username) => `"${username}" is the only administrator: create another one first.`,
  last_owner: (username) => `"${username}" is the only owner who can sign in: create another one first.`,
  password_common: () => refusalServerTexts.en.errors.password_common,
}

function orSay(outcome: Outcome<unknown, Failure<Problem>>, username: string): void {
  if (!outcome.ok) throw new StartupProblem(sentences[outcome.code](username))
}
