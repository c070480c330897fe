import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { responseWithHeaders } from './response-headers.ts'
import type { AppEnv } from './app-env.ts'

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)

export interface CompressedBytes {
  brotli: Buffer<ArrayBuffer>
  gzip: Buffer<ArrayBuffer>
}

/** The body of a response, compressed once, with its hash. */
export interface CompressedResponse extends Partial<CompressedBytes> {
  type: string
  plain: Buffer<ArrayBuffer>
  tag: string
}

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/

export async function compressResponse(answer: Response): Promise<CompressedResponse> {
  const plain = Buffer.from(await answer.arrayBuffer())
  return compressBytes(plain, answer.headers.get('Content-Type') ?? 'application/octet-stream')
}

/** @param compressed variants made by the build */
export async function compressBytes(
  plain: Buffer<ArrayBuffer>,
  type: string,
  compressed?: CompressedBytes,
): Promise<CompressedResponse> {
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  if (!compressible.test(type) || plain.length < 512) return { type, plain, tag }
  return { type, plain, tag, ...(compressed ?? (await compress(plain))) }
}

async function compress(plain: Buffer<ArrayBuffer>): Promise<CompressedBytes> {
  const [brotli, zipped] = await Promise.all([
    compressWithBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressWithGzip(plain),
  ])
  // What zlib gives is the beginning of a larger piece, which would be kept with it.
  return { brotli: Buffer.from(brotli), gzip: Buffer.from(zipped) }
}

/** Whether the client names an encoding and doesn't rule it out by a quality of nothing. */
const takes = {
  br: /(^|,)\s*br\s*(,|;(?!\s*q=0(\.0*)?\s*(,|$))|$)/i,
  gzip: /(^|,)\s*gzip\s*(,|;(?!\s*q=0(\.0*)?\s*(,|$))|$)/i,
}

type Encoding = 'br' | 'gzip' | 'plain'

/** The best that the client accepts of what there is. */
export function encodingFor(made: Partial<CompressedBytes>, accepted: string): Encoding {
  return made.brotli && takes.br.test(accepted) ? 'br' : made.gzip && takes.gzip.test(accepted) ? 'gzip' : 'plain'
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
  const { type, plain, brotli, gzip: zipped } = compressed
  const body = (encoding === 'br' ? brotli : encoding === 'gzip' ? zipped : undefined) ?? plain
  const tag = `"${compressed.tag}${encoding === 'plain' ? '' : `-${encoding}`}"`
  const vary = [headers['Vary'], brotli && 'Accept-Encoding'].filter(Boolean).join(', ')
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
