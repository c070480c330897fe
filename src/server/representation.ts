import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)

/** An answer's content, compressed once and named by its hash. */
export interface Representation {
  type: string
  plain: Buffer<ArrayBuffer>
  brotli?: Buffer<ArrayBuffer>
  gzip?: Buffer<ArrayBuffer>
  tag: string
}

const compressible = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/

export async function represent(answer: Response): Promise<Representation> {
  const plain = Buffer.from(await answer.arrayBuffer())
  return representBytes(plain, answer.headers.get('Content-Type') ?? 'application/octet-stream')
}

export async function representBytes(plain: Buffer<ArrayBuffer>, type: string): Promise<Representation> {
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  if (!compressible.test(type) || plain.length < 512) return { type, plain, tag }
  const [brotli, zipped] = await Promise.all([
    compressWithBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressWithGzip(plain),
  ])
  return { type, plain, tag, brotli, gzip: zipped }
}

/** Answers with the form that the client takes, or 304 when it has it already. */
export function answerWith(
  representation: Representation,
  request: Request,
  headers: Record<string, string>,
): Response {
  const accepted = encodingsOf(request)
  const encoding =
    representation.brotli && accepted.has('br')
      ? 'br'
      : representation.gzip && accepted.has('gzip')
        ? 'gzip'
        : undefined
  const tag = `"${representation.tag}${encoding ? `-${encoding}` : ''}"`
  const vary = [headers['Vary'], representation.brotli && 'Accept-Encoding'].filter(Boolean).join(', ')
  const common = { ...headers, ETag: tag, ...(vary && { Vary: vary }) }
  if (isKnown(request.headers.get('If-None-Match'), tag)) return new Response(null, { status: 304, headers: common })
  const body =
    encoding === 'br' ? representation.brotli : encoding === 'gzip' ? representation.gzip : representation.plain
  return new Response(body as Buffer<ArrayBuffer>, {
    headers: {
      ...common,
      'Content-Type': representation.type,
      'Content-Length': String(body?.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  })
}

function isKnown(ifNoneMatch: string | null, tag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === tag)
}

/** The encodings that the client names and doesn't rule out. */
function encodingsOf(request: Request): Set<string> {
  const named = (request.headers.get('Accept-Encoding') ?? '').toLowerCase().split(',')
  const wanted = named.filter((encoding) => !/;\s*q=0(\.0*)?\s*$/.test(encoding))
  return new Set(wanted.map((encoding) => encoding.split(';')[0]?.trim() ?? ''))
}
