import { Decrypter, Encrypter } from 'age-encryption'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { StartupProblem } from '../../server/startup-problem.ts'

/** Encrypts a stream to these public keys in the format of age. The size of what comes out is known beforehand. */
export async function seal(content: Readable, bytes: number, publicKeys: string[]) {
  const encrypter = new Encrypter()
  for (const key of publicKeys) encrypter.addRecipient(key)
  const sealed = await encrypter.encrypt(webStream(content))
  return { content: nodeStream(sealed), bytes: sealed.size(bytes) }
}

/** Decrypts a stream. Its end is only reached if all of it is what was encrypted. */
export async function unseal(content: Readable, privateKey: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(privateKey)
  return nodeStream(await decrypter.decrypt(webStream(content)))
}

/** Whether it is that the private key fits none of the public ones. */
export const isWrongKey = (error: unknown) => error instanceof Error && error.message.startsWith('no identity matched')

const webStream = (content: Readable) => Readable.toWeb(content) as globalThis.ReadableStream<Uint8Array>
const nodeStream = (content: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(content as ReadableStream<Uint8Array>)

/** The private key in what a person typed, or in a file as `age-keygen` or the panel writes it. */
export function readPrivateKey(written: string): string {
  const [key, ...others] = written.toUpperCase().match(/\bAGE-SECRET-KEY-1[A-Z\d]{58}\b/g) ?? []
  if (key && others.length === 0) return key
  throw new StartupProblem('This is no private key: it begins with AGE-SECRET-KEY-1 and has 74 characters.')
}
