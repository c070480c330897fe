import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Described } from './values-of-schema.ts'

interface Content {
  content?: Record<string, { schema?: object }>
}
export interface Operation {
  parameters?: { name: string; in: string; required?: true; schema: Described }[]
  requestBody?: { content: Record<string, { schema: Described }> }
  responses: Record<string, Content>
}

/** What may be refused, and how. */
const refusals = new Set([400, 401, 403, 404, 405, 408, 409, 410, 413, 414, 415, 422, 429])

/** Compares answers with the document, by a validator that is not the one which made it. */
export function compareWithDocument() {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false })
  const compiled = new Map<object, ValidateFunction>()
  const problemIn = (schema: object, json: unknown) => {
    const validate = compiled.get(schema) ?? ajv.compile(schema)
    compiled.set(schema, validate)
    const [first] = validate(json) ? [] : (validate.errors ?? [])
    return first && `${first.instancePath || 'the answer'} ${first.message} ${JSON.stringify(first.params)}`
  }

  /** What is wrong with an answer; nothing, if it is as described. */
  return ({ responses }: Operation, status: number, type: string, text: string): string | undefined => {
    if (status >= 500) return 'failed'
    const described = responses[status] ?? (refusals.has(status) ? responses['default'] : undefined)
    if (!described) return 'a status that is not described'
    const [[kind, { schema }] = ['', {}]] = Object.entries(described.content ?? {}) as [string, { schema?: object }][]
    if (kind === '') return text === '' ? undefined : `a body of ${type} where none is described`
    if (kind !== '*/*' && !type.startsWith(kind)) return `${type || 'nothing'} where ${kind} is described`
    return schema ? problemIn(schema, JSON.parse(text)) : undefined
  }
}
