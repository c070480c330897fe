import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** OWASP's smallest recommended cost for argon2id. Hashes carry their own cost, so raising it later is safe. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

const derive = promisify(argon2)

/** Hashing runs on Node's thread pool; more than two at once would starve the pool's other users. */
const mostAtOnce = 2
let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function tagOf(password: string, nonce: Buffer, { memory, passes, parallelism }: typeof cost): Promise<Buffer> {
  const message = password.normalize('NFKC')
  return inTurn(() => derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength }))
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** The PHC string of a password: algorithm, cost, salt and tag. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await tagOf(password, nonce, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`
}

/** Stands in for the hash of an account that doesn't exist, so that a wrong name takes as long as a wrong password. */
let nobodysHash: Promise<string> | undefined

export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(16).toString('hex'))
  const [, , , costs = '', salt = '', expected = ''] = (hash ?? (await nobodysHash)).split('$')
  const [memory = 0, passes = 0, parallelism = 0] = [...costs.matchAll(/\d+/g)].map(Number)
  const tag = await tagOf(password, Buffer.from(salt, 'base64'), { memory, passes, parallelism })
  return timingSafeEqual(tag, Buffer.from(expected, 'base64')) && hash !== undefined
}
