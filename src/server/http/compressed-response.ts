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
  return { brotli, gzip: zipped }
}

/** Whether the client names an encoding and doesn't rule it out by a quality of nothing. */
const takes = {
  br: /(^|,)\s*br\s*(,|;(?!\s*q=0(\.0*)?\s*(,|$))|$)/i,
  gzip: /(^|,)\s*gzip\s*(,|;(?!\s*q=0(\.0*)?\s*(,|$))|$)/i,
}

/** Responds with the encoding the client accepts, or 304 if it has it already. */
export function sendCompressed(
  c: Context<AppEnv>,
  compressed: CompressedResponse,
  headers: Record<string, string>,
): Response {
  const { headers: asked } = c.req.raw
  const accepted = asked.get('Accept-Encoding') ?? ''
  const encoding =
    compressed.brotli && takes.br.test(accepted)
      ? 'br'
      : compressed.gzip && takes.gzip.test(accepted)
        ? 'gzip'
        : undefined
  const tag = `"${compressed.tag}${encoding ? `-${encoding}` : ''}"`
  const vary = [headers['Vary'], compressed.brotli && 'Accept-Encoding'].filter(Boolean).join(', ')
  const common = { ...headers, ETag: tag, ...(vary && { Vary: vary }) }
  if (isKnown(asked.get('If-None-Match'), tag)) return responseWithHeaders(c, 304, null, common)
  const body = encoding === 'br' ? compressed.brotli : encoding === 'gzip' ? compressed.gzip : compressed.plain
  return responseWithHeaders(c, 200, body as Buffer<ArrayBuffer>, {
    ...common,
    'Content-Type': compressed.type,
    'Content-Length': String(body?.length),
    ...(encoding && { 'Content-Encoding': encoding }),
  })
}

function isKnown(ifNoneMatch: string | null, tag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === tag)
}
