import { problemMessage } from '../../schemas/say-problem.ts'
import { refusalServerTexts } from './texts.server.ts'
import { fieldProblems } from '../../schemas/field-problems.server.ts'
import type { Handler, MiddlewareHandler } from 'hono'
import { validator } from 'hono/validator'
import * as z from 'zod/mini'
import type { Language } from '../../kernel/language.ts'
import { maxBytes, receive } from './body-limit.ts'
import { refuse, type Fields } from './errors.ts'
import type { AppEnv } from './app-env.ts'

export type Schema = z.ZodMiniType

/** What is said of an endpoint once and read three times: by the guard check, by the tests and by OpenAPI. */
export interface Description {
  guard?: 'anyone' | 'administrator' | 'customer' | 'administrator or customer'
  /** What an administrator must be permitted to do, in the words of `guards/permissions.ts`. */
  needs?: string
  summary?: string
  /** Whether whoever calls has to have shown lately who they are. */
  asksAgain?: true
  /** The statuses it answers with when all is well, and what the body is then: JSON, a file of a kind, or none. */
  gives?: Record<number, Schema | `${string}/${string}` | null>
  takes?: { type: 'application/json' | 'multipart/form-data'; schema: Schema }
  /** What may be asked in the address after the question mark. */
  asks?: z.ZodMiniObject
}

const descriptions = new WeakMap<Function, Description>()

/** The description attached to a route's middlewares, if any. */
export function descriptionOf(handler: Handler | MiddlewareHandler): Description | undefined {
  return descriptions.get(handler)
}

/** Attaches a description to a middleware. Guards of other roles are built with it in their own rooms. */
export function described<Middleware extends Function>(middleware: Middleware, description: Description): Middleware {
  descriptions.set(middleware, description)
  return middleware
}

/** Guard: open to everybody. */
export function anyone(summary: string, gives: Description['gives'] = {}): MiddlewareHandler<AppEnv> {
  return described((_, next) => next(), { guard: 'anyone', summary, gives })
}

/** The JSON body, checked by the schema that the form uses too. */
export function body<FieldSchema extends Schema>(schema: FieldSchema, limit = maxBytes.json) {
  type Input = { in: { json: z.input<FieldSchema> }; out: { json: z.output<FieldSchema> } }
  const check: MiddlewareHandler<AppEnv, string, Input> = async (c, next) => {
    if (!/^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')) throw refuse('wrong_type')
    const sent = await receive(c, limit, async () => parseJson(await c.req.text()))
    c.req.addValidatedData('json', checked(schema, sent, c.var.language) as object)
    await next()
  }
  return described(check, { takes: { type: 'application/json', schema } })
}

/** Long lists are of numbers: a million of objects or names, or of lists in lists, would hold the program for a while. */
const maxMarksInLong = 20_000

function parseJson(text: string): unknown {
  let marks = 0
  for (let at = 0; text.length > maxBytes.json && at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '{' || letter === '[' || letter === '"') marks += 1
    if (marks > maxMarksInLong) throw refuse('malformed')
  }
  try {
    return JSON.parse(text)
  } catch {
    throw refuse('malformed')
  }
}

/** What is asked in the address after the question mark; of a name given twice the first counts. */
export function query<FieldSchema extends z.ZodMiniObject>(schema: FieldSchema) {
  type Input = { in: { query: z.input<FieldSchema> }; out: { query: z.output<FieldSchema> } }
  const check: MiddlewareHandler<AppEnv, string, Input> = async (c, next) => {
    c.req.addValidatedData('query', checked(schema, c.req.query(), c.var.language) as object)
    await next()
  }
  return described(check, { asks: schema })
}

/** The number in `:id`; what isn't one belongs to nothing. */
export function pathId() {
  return validator('param', (value: Record<string, string>) => {
    if (!/^[1-9]\d{0,8}$/.test(value['id'] ?? '')) throw refuse('not_found')
    return { id: Number(value['id']) }
  })
}

/** The same for what is named by a UUID. */
export function pathUuid() {
  return validator('param', ({ id = '' }: Record<string, string>) => {
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) throw refuse('not_found')
    return { id }
  })
}

/** What was sent, as the schema makes it; refused with a sentence at each field otherwise. */
export function checked<FieldSchema extends Schema>(
  schema: FieldSchema,
  value: unknown,
  language: Language,
): z.output<FieldSchema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  // Something that isn't an object at all has no fields to point at.
  if (parsed.error.issues.some((issue) => issue.path.length === 0)) throw refuse('malformed')
  const fields: Fields = {}
  for (const issue of parsed.error.issues) {
    const field = issue.path.join('.')
    fields[field] ??= sentenceOf(issue.message, language)
  }
  throw refuse('invalid', { fields })
}

/** A rule's own sentence, or the one of its code; a rule with neither has a general one. */
function sentenceOf(message: string, language: Language): string {
  const sentence = problemMessage(fieldProblems[language], message)
  return sentence ?? (message === 'Invalid input' ? refusalServerTexts[language].errors.invalid_value : message)
}
