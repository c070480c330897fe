import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { responseWithHeaders } from './response-headers.ts'
import type { AppEnv } from './app-env.ts'

const compressWithBrotli = promisify(brotliCompress)

export type Encoding = 'br' | 'gzip' | 'plain'

/** The body of a response, with its hash. What can be compressed is held so; its other forms are made for whoever asks first. */
export interface CompressedResponse {
  type: string
  tag: string
  isCompressed: boolean
  bodyIn(encoding: Encoding): Buffer<ArrayBuffer>
}

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/

export async function compressResponse(answer: Response): Promise<CompressedResponse> {
  const plain = Buffer.from(await answer.arrayBuffer())
  return compressBytes(plain, answer.headers.get('Content-Type') ?? 'application/octet-stream')
}

/** @param brotli as the build has compressed it */
export async function compressBytes(
  plain: Buffer<ArrayBuffer>,
  type: string,
  brotli?: Buffer<ArrayBuffer>,
): Promise<CompressedResponse> {
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  if (!compressible.test(type) || plain.length < 512) return sentAsIs(plain, type, tag)
  return { type, tag, isCompressed: true, bodyIn: formsOf(brotli ?? (await compress(plain))) }
}

export function sentAsIs(plain: Buffer<ArrayBuffer>, type: string, tag: string): CompressedResponse {
  return { type, tag, isCompressed: false, bodyIn: () => plain }
}

async function compress(plain: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  const brotli = await compressWithBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  // What zlib gives is the beginning of a larger piece, which would be kept with it.
  return Buffer.from(brotli)
}

/** Nearly every browser takes Brotli, and plain text would be five times as much to hold. */
function formsOf(brotli: Buffer<ArrayBuffer>): CompressedResponse['bodyIn'] {
  const made: Partial<Record<Encoding, Buffer<ArrayBuffer>>> = { br: brotli }
  const make = (encoding: Encoding) => {
    const plain = brotliDecompressSync(brotli)
    return Buffer.from(encoding === 'gzip' ? gzipSync(plain) : plain)
  }
  return (encoding) => (made[encoding] ??= make(encoding))
}

/** Whether the client names an encoding and doesn't rule it out by a quality of nothing. */
const takes = {
  br: /(^|,)\s*br\s*(,|;(?!\s*q=0(\.0*)?\s*(,|$))|$)/i,
  gzip: /(^|,)\s*gzip\s*(,|;(?!\s*q=0(\.0*)?\s*(,|$))|$)/i,
}

/** The best that the client accepts of what there is. */
export function encodingFor({ isCompressed }: CompressedResponse, accepted: string): Encoding {
  if (!isCompressed) return 'plain'
  return takes.br.test(accepted) ? 'br' : takes.gzip.test(accepted) ? 'gzip' : 'plain'
}

/** An answer in one encoding: its body, and its headers where the client knows it already and where it doesn't. */
interface EncodedAnswer {
  tag: string
  body: Buffer<ArrayBuffer>
  known: Record<string, string>
  whole: Record<string, string>
}

export function encodedAs(
  encoding: Encoding,
  compressed: CompressedResponse,
  headers: Record<string, string>,
): EncodedAnswer {
  const { type, isCompressed } = compressed
  const body = compressed.bodyIn(encoding)
  const tag = `"${compressed.tag}${encoding === 'plain' ? '' : `-${encoding}`}"`
  const vary = [headers['Vary'], isCompressed && 'Accept-Encoding'].filter(Boolean).join(', ')
  const known = { ...headers, ETag: tag, ...(vary && { Vary: vary }) }
  const whole = {
    ...known,
    'Content-Type': type,
    'Content-Length': String(body.length),
    ...(encoding !== 'plain' && { 'Content-Encoding': encoding }),
  }
  return { tag, body, known, whole }
}

/** Responds with the encoding the client accepts, or 304 if it has it already. */
export function sendCompressed(
  c: Context<AppEnv>,
  compressed: CompressedResponse,
  headers: Record<string, string>,
): Response {
  const { headers: asked } = c.req.raw
  const encoding = encodingFor(compressed, asked.get('Accept-Encoding') ?? '')
  const { tag, body, known, whole } = encodedAs(encoding, compressed, headers)
  return isKnown(asked.get('If-None-Match'), tag)
    ? responseWithHeaders(c, 304, null, known)
    : responseWithHeaders(c, 200, body, whole)
}

/** The same for what everybody gets who asks for `key` (`content-cache.ts`): the next time it is written without ado. */
export function sendToAll(
  c: Context<AppEnv>,
  key: string,
  compressed: CompressedResponse,
  headers: Record<string, string>,
): Response {
  c.set('sentToAll', { key, compressed, headers })
  return sendCompressed(c, compressed, headers)
}

/** Whether the client says that it has what bears this tag. */
export function isKnown(ifNoneMatch: string | null | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === tag)
}
