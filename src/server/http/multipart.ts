import { refusalServerTexts } from './texts.server.ts'
import { fieldProblems } from '../../schemas/field-problems.server.ts'
import type { Context, MiddlewareHandler } from 'hono'
import * as z from 'zod/mini'
import type { Language } from '../../kernel/language.ts'
import type { Failure } from '../../kernel/outcome.ts'
import { maxPhotoBytes } from '../../schemas/photo.ts'
import { maxBytes, receive } from './body-limit.ts'
import { checked, described, type Schema } from './endpoint.ts'
import { orRefuse, refuse, Refusal, type FailureCode } from './errors.ts'
import type { AppEnv } from './app-env.ts'
import { watchRequestBody, type BodyWatch } from './request-body-pace.ts'
import { whileUploading } from './uploads.ts'

/** One uploaded file in a multipart form. */
export function upload<Name extends string>(name: Name) {
  type OneFile = { [Field in Name]: File }
  const check: MiddlewareHandler<AppEnv, string, { in: { form: OneFile }; out: { form: OneFile } }> = async (
    c,
    next,
  ) => {
    const form = await readForm(c)
    const file = form.get(name)
    if (!(file instanceof File))
      throw refuse('invalid', { fields: { [name]: refusalServerTexts[c.var.language].errors.invalid_value } })
    c.req.addValidatedData('form', { [name]: file })
    await next()
  }
  const schema = z.object({ [name]: z.file() })
  return described(check, { takes: { type: 'multipart/form-data', schema } })
}

/** What a form says, as JSON in the field `data`, and a photo beside it if people have one. */
export function bodyWithPhoto<FieldSchema extends Schema>(schema: FieldSchema) {
  type Input = {
    in: { form: { data: string; photo?: File } }
    out: { form: { data: z.output<FieldSchema>; photo: File | undefined } }
  }
  const check: MiddlewareHandler<AppEnv, string, Input> = async (c, next) => {
    const tooLarge = () => {
      throw photoTooLarge(c.var.language)
    }
    const form = await readForm(c, { tooLarge })
    const data = checked(schema, await readJson(form.get('data')), c.var.language)
    c.req.addValidatedData('form', { data, photo: readPhoto(form.get('photo'), c.var.language) })
    await next()
  }
  const takes = z.object({ data: schema, photo: z.optional(z.file()) })
  return described(check, { takes: { type: 'multipart/form-data', schema: takes } })
}

interface FileRules {
  maxBytes: number
  missing: Failure<FailureCode>
  tooLarge: Failure<FailureCode>
}

/** A file that has rules of its own, and texts beside it. */
export function bodyWithFile<Name extends string, FieldSchema extends z.ZodMiniObject>(
  name: Name,
  texts: FieldSchema,
  rules: FileRules,
) {
  type Input = {
    in: {
      form: { [Field in Name]: File } & {
        [Field in keyof z.input<FieldSchema> as string extends Field ? never : Field]?: string
      }
    }
    out: { form: { file: File; texts: z.output<FieldSchema> } }
  }
  const check: MiddlewareHandler<AppEnv, string, Input> = async (c, next) => {
    const form = await readForm(c, { max: rules.maxBytes, tooLarge: () => orRefuse(rules.tooLarge) })
    const file = form.get(name)
    if (!(file instanceof File) || isUntouched(file)) return orRefuse(rules.missing)
    form.delete(name)
    c.req.addValidatedData('form', { file, texts: checked(texts, Object.fromEntries(form), c.var.language) })
    await next()
  }
  const schema = z.extend(texts, { [name]: z.file() })
  return described(check, { takes: { type: 'multipart/form-data', schema } })
}

/** More than any form of ours has. Each part costs time to read, however little is in it. */
const maxParts = 20
/** The name of a field and of a file, and what type that is; each line costs time, too. */
const maxBytesOfHead = 4_096

interface Limit {
  max?: number
  /** Refuses as the form does whose fault it is. */
  tooLarge?: () => never
}

/** A whole form with files. */
export async function readForm(c: Context<AppEnv>, limit: Limit = {}): Promise<FormData> {
  const type = c.req.header('Content-Type') ?? ''
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+,./:=?-]{1,70})(?=[\s;]|$))/i.exec(
      type,
    ) ?? []
  const boundary = quoted ?? plain
  if (!boundary) throw refuse('wrong_type')
  const sending = watchRequestBody(c)
  const of = c.var.isAdministrator ? 'administrators' : 'visitors'
  return whileUploading({ of, address: c.var.address, sending }, async () => {
    const bytes = await readUpload(c, sending, limit)
    if (!isEasyToRead(bytes, `--${boundary}`)) throw refuse('malformed')
    // Under the boundary by which the parts were counted: whoever reads the whole type might find another one in it.
    const counted = `multipart/form-data; boundary="${boundary}"`
    return new Response(bytes, { headers: { 'Content-Type': counted } }).formData().catch(() => {
      throw refuse('malformed')
    })
  })
}

async function readUpload(
  c: Context<AppEnv>,
  sending: BodyWatch,
  { max = maxBytes.upload, tooLarge }: Limit,
): Promise<ArrayBuffer> {
  try {
    return await receive(c, max, () => c.req.arrayBuffer(), sending)
  } catch (error) {
    if (tooLarge && error instanceof Refusal && error.code === 'too_large') tooLarge()
    throw error
  }
}

function isEasyToRead(bytes: ArrayBuffer, beginning: string): boolean {
  const form = Buffer.from(bytes)
  let parts = 0
  for (let at = form.indexOf(beginning); at >= 0; at = form.indexOf(beginning, at + beginning.length)) {
    parts += 1
    const head = form.subarray(at + beginning.length, at + beginning.length + maxBytesOfHead)
    // The last one ends the form and has no head.
    if (parts > maxParts || (head.length === maxBytesOfHead && !head.includes('\r\n\r\n'))) return false
  }
  return true
}

async function readJson(field: FormDataEntryValue | null): Promise<unknown> {
  const text = field instanceof File ? await field.text() : field
  try {
    return JSON.parse(text ?? '')
  } catch {
    throw refuse('malformed')
  }
}

/** A browser sends an untouched field as a file without name and content. */
const isUntouched = (file: File) => file.size === 0 && file.name === ''

function readPhoto(field: FormDataEntryValue | null, language: Language): File | undefined {
  if (field === null || field === '' || (field instanceof File && isUntouched(field))) return undefined
  if (typeof field === 'string') throw refuse('invalid', { fields: { photo: fieldProblems[language].not_a_photo } })
  if (field.size > maxPhotoBytes) throw photoTooLarge(language)
  return field
}

const photoTooLarge = (language: Language) =>
  refuse('too_large', { fields: { photo: fieldProblems[language].photo_too_large } })
