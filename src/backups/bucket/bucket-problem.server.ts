/** What can go wrong between the shop and its bucket. */
export type BucketProblem =
  | 'unreachable'
  | 'slow'
  | 'encryption'
  | 'accessKey'
  | 'secretKey'
  | 'refused'
  | 'bucket'
  | 'region'
  | 'clock'
  | 'full'
  | 'busy'
  | 'damaged'
  | 'other'

/** A bucket that didn't do what was asked. The message is for the log and the terminal, `said` are the server's own words. */
export class BucketFailure extends Error {
  readonly problem: BucketProblem
  readonly said: string

  constructor(problem: BucketProblem, said: string, options?: ErrorOptions) {
    super(`${sentences[problem]}${said && ` (${said})`}`, options)
    this.problem = problem
    this.said = said
  }
}

const sentences: Record<BucketProblem, string> = {
  unreachable: 'The bucket’s server can’t be reached',
  slow: 'The bucket’s server took too long',
  encryption: 'The connection to the bucket’s server can’t be encrypted',
  accessKey: 'The bucket’s server doesn’t know this access key',
  secretKey: 'The secret key doesn’t belong to the access key',
  refused: 'The bucket’s server doesn’t allow this with these keys',
  bucket: 'There is no such bucket',
  region: 'The bucket is somewhere else: address or region is wrong',
  clock: 'The clocks of this machine and of the bucket’s server differ',
  full: 'The bucket is full',
  busy: 'The bucket’s server can’t do its work now',
  damaged: 'What arrived in the bucket isn’t what was sent',
  other: 'The bucket’s server refused',
}

const byCode: Record<string, BucketProblem> = {
  InvalidAccessKeyId: 'accessKey',
  SignatureDoesNotMatch: 'secretKey',
  NoSuchBucket: 'bucket',
  InvalidBucketName: 'bucket',
  RequestTimeTooSkewed: 'clock',
  AuthorizationHeaderMalformed: 'region',
  PermanentRedirect: 'region',
  TemporaryRedirect: 'region',
  IllegalLocationConstraintException: 'region',
  InsufficientStorage: 'full',
  QuotaExceeded: 'full',
  XMinioStorageFull: 'full',
  EntityTooLarge: 'full',
  TimeoutError: 'slow',
  AbortError: 'slow',
  ETIMEDOUT: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EPIPE: 'unreachable',
  ECONNABORTED: 'unreachable',
}

const byStatus: Record<number, BucketProblem> = {
  301: 'region',
  302: 'region',
  307: 'region',
  308: 'region',
  401: 'refused',
  403: 'refused',
  404: 'bucket',
  413: 'full',
  429: 'busy',
  500: 'busy',
  502: 'busy',
  503: 'busy',
  504: 'busy',
  507: 'full',
}

/** What an error of the client means. Anything that isn't from the bucket stays as it is. */
export function failureOf(error: unknown): unknown {
  if (error instanceof BucketFailure || !(error instanceof Error)) return error
  const { name, message, code, $metadata: answer } = error as ClientError
  // The client calls a connection that broke a timeout; its code is exact.
  const codes = [code ?? '', (error.cause as ClientError | undefined)?.code ?? '', name]
  const status = answer?.httpStatusCode
  const known = codes.map((one) => (isOfTls(one) ? 'encryption' : byCode[one])).find(Boolean)
  const problem = known ?? (status === undefined ? undefined : (byStatus[status] ?? 'other'))
  if (!problem) return error
  const words = [status, code ?? name, message === 'UnknownError' ? '' : message].filter(Boolean).join(' ')
  return new BucketFailure(problem, words.replaceAll(/[\p{Cc}\s]+/gu, ' ').slice(0, 300), { cause: error })
}

type ClientError = Error & { code?: string; $metadata?: { httpStatusCode?: number } }

const isOfTls = (code: string) =>
  /^(CERT_|ERR_TLS_|ERR_SSL_|SELF_SIGNED_|UNABLE_TO_|DEPTH_ZERO_)/.test(code) || code === 'EPROTO'
