import fc from 'fast-check'

/** A schema of the described wire, as far as values are made of it. */
export interface Described {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Described[]
  oneOf?: Described[]
  allOf?: Described[]
  properties?: Record<string, Described>
  required?: string[]
  additionalProperties?: boolean | Described
  items?: Described
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
}

type Json = unknown

/** Values that the schema takes. */
export function valuesOf(schema: Described): fc.Arbitrary<Json> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const others = schema.anyOf ?? schema.oneOf
  if (others) return fc.oneof(...others.map(valuesOf))
  if (schema.allOf) return valuesOf(Object.assign({}, ...schema.allOf) as Described)
  const [type, ...more] = [schema.type ?? []].flat()
  if (more.length > 0) return fc.oneof(...[type, ...more].map((one) => valuesOf({ ...schema, type: one as string })))
  if (type === 'object') return objectsOf(schema)
  if (type === 'array') return listsOf(schema)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'integer' || type === 'number') return numbersOf(schema)
  return type === 'string' ? textsOf(schema) : fc.jsonValue({ maxDepth: 2 })
}

function objectsOf({ properties, required = [], additionalProperties }: Described): fc.Arbitrary<Json> {
  if (!properties && typeof additionalProperties === 'object')
    return fc.dictionary(fc.constantFrom('a', 'b', 'pl'), valuesOf(additionalProperties), { maxKeys: 3 })
  const fields = Object.entries(properties ?? {}).map(([name, one]) => [name, valuesOf(one)])
  const names = Object.keys(properties ?? {}).filter((name) => required.includes(name))
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<Json>>, {
    requiredKeys: names,
    noNullPrototype: true,
  })
}

const listsOf = ({ items = {}, minItems = 0, maxItems = 4 }: Described) =>
  fc.array(valuesOf(items), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 4)) })

function numbersOf({ type, minimum = -1_000_000, maximum = 1_000_000 }: Described): fc.Arbitrary<Json> {
  const [min, max] = [Math.max(minimum, -(2 ** 53) + 1), Math.min(maximum, 2 ** 53 - 1)]
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
  const small = fc.integer({ min: Math.ceil(Math.max(min, 0)), max: Math.floor(Math.max(min, Math.min(max, 20))) })
  return type === 'integer' ? fc.oneof(small, whole) : fc.oneof(small, whole, fc.double({ min, max, noNaN: true }))
}

const formats: Record<string, fc.Arbitrary<string>> = {
  email: fc.nat(999).map((number) => `someone${number}@example.com`),
  date: fc.nat(900).map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)),
  'date-time': fc.nat(900).map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString()),
  uuid: fc.uuid(),
  binary: fc.constant(''),
}

function textsOf({ format = '', pattern, minLength = 0, maxLength = 200 }: Described): fc.Arbitrary<Json> {
  const known = formats[format]
  if (known) return known
  if (pattern) {
    try {
      return fc.stringMatching(new RegExp(pattern, 'u'))
    } catch {
      // It looks ahead: what fits by chance has to do.
    }
  }
  const limits = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }
  const plain = fc.constantFrom('Sól', 'Anna Nowak', '24,90', '1', 'Solna 3', '81-718', 'Poland', 'pl', 'S-2026-000001')
  return fc.oneof(
    plain.filter((text) => text.length >= minLength && text.length <= maxLength),
    fc.string({ ...limits, unit: 'grapheme' }),
    fc.string({ ...limits, unit: 'binary' }),
  )
}

const wrong: Json[] = [
  null,
  true,
  [],
  {},
  '',
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  '\u0000',
  '\uD800',
  '\u202E\u200B',
  "' or 1=1 --",
  '<script>',
  '%',
  '0000-01-01',
  '9'.repeat(400),
]
const heavy = ['a', ' ', 'ł', '\u202E', '\uD800', '9', '"', 'a@a.'].map((unit) => unit.repeat(5_000))

/** The same body with one thing wrong: a field with another value, left out, or of another kind. */
export function faultyOf(body: Json): fc.Arbitrary<Json> {
  const places = placesIn(body)
  if (places.length === 0) return fc.constantFrom(...wrong)
  const place = fc.constantFrom(...places)
  const value = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...wrong) }, fc.constantFrom(...heavy))
  return fc.oneof(
    { weight: 5, arbitrary: fc.tuple(place, value).map(([at, odd]) => changedAt(body, at, () => odd)) },
    { weight: 1, arbitrary: place.map((at) => changedAt(body, at, undefined)) },
  )
}

function placesIn(value: Json, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return at.length > 0 ? [at] : []
  return [
    ...(at.length > 0 ? [at] : []),
    ...Object.entries(value).flatMap(([name, one]) => placesIn(one, [...at, name])),
  ]
}

/** Without a value the field is left out. */
function changedAt(body: Json, at: string[], value: (() => Json) | undefined): Json {
  const copy = structuredClone(body) as Record<string, Json>
  let place = copy
  for (const name of at.slice(0, -1)) place = place[name] as Record<string, Json>
  const last = at.at(-1) ?? ''
  if (value) place[last] = value()
  else delete place[last]
  return copy
}
