/** A schema of the wire, as far as it is read here. */
export interface Wire {
  type?: string | string[]
  properties?: Record<string, Wire>
  items?: Wire
  anyOf?: Wire[]
  format?: string
  enum?: unknown[]
  const?: unknown
  minimum?: number
}

export interface WorstBody {
  what: string
  /** Made when its turn has come: all of them would fill the memory. */
  body(): string | Buffer
  type?: string
}

const units = ['a', ' ', 'a@a.', 'ł', '\\u202e', '\\ud800', '9', '\\"']

/** The hardest JSON of so many bytes for an endpoint that takes this. */
export function worstBodies(schema: Wire, bytes: number): WorstBody[] {
  const fields = Object.entries(schema.properties ?? {})
  const texts = fields.filter(([, field]) => alternatives(field).some(({ type }) => String(type).includes('string')))
  const lists = fields.flatMap(([name, field]) => {
    const items = alternatives(field).find((one) => one.items)?.items
    return items ? [{ name, items }] : []
  })
  const rest = (without: string) =>
    fields
      .filter(([name]) => name !== without)
      .map(([name, field]) => `${JSON.stringify(name)}:${JSON.stringify(sampleOf(field))}`)
  const withField = (name: string, value: string) =>
    `{${[...rest(name), `${JSON.stringify(name)}:${value}`].join(',')}}`
  const many = (unit: string, room = bytes) =>
    Array.from({ length: Math.floor((room - 2_000) / (unit.length + 1)) }, () => unit).join(',')
  const [first = 'x'] = fields.map(([name]) => name)
  const share = Math.floor((Math.min(bytes, 262_000) - 2_000) / Math.max(1, texts.length))
  return [
    ...units.map((unit) => ({
      what: `every text full of ${unit}`,
      body: () =>
        `{${texts.map(([name]) => `${JSON.stringify(name)}:"${unit.repeat(Math.floor((share - name.length - 6) / Buffer.byteLength(unit)))}"`).join(',')}}`,
    })),
    ...lists.flatMap(({ name, items }) =>
      [JSON.stringify(sampleOf(items)), '{}', '0', '1', '[]', '""'].map((unit) => ({
        what: `${name} of many ${unit}`,
        body: () => withField(name, `[${many(unit)}]`),
      })),
    ),
    { what: 'depth', body: () => withField(first, '['.repeat(bytes / 2 - 2_000) + ']'.repeat(bytes / 2 - 2_000)) },
    {
      what: 'depth of objects',
      body: () => '{"a":'.repeat(Math.floor(bytes / 6) - 1) + '0' + '}'.repeat(Math.floor(bytes / 6) - 1),
    },
    {
      what: 'many fields',
      body: () => `{${Array.from({ length: Math.floor(bytes / 14) }, (_, index) => `"f${index}":0`).join(',')}}`,
    },
    { what: 'many values', body: () => `[${many('0')}]` },
  ]
}

const alternatives = (schema: Wire): Wire[] => [schema, ...(schema.anyOf ?? []).flatMap(alternatives)]

/** A value that the schema takes, or nearly. */
function sampleOf(schema: Wire): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {})
  const type = [schema.type].flat()[0]
  if (type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, sampleOf(field)]))
  if (type === 'array') return [sampleOf(schema.items ?? {})]
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (type === 'boolean') return true
  return schema.format === 'email' ? 'a@example.com' : schema.format === 'date' ? '2026-01-01' : '1'
}

const boundary = 'x'.repeat(40)
const part = (name: string, content: string | Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
const end = Buffer.from(`--${boundary}--\r\n`)

/** The hardest forms with a file for an endpoint that takes this. */
export function worstForms(schema: Wire): WorstBody[] {
  const type = `multipart/form-data; boundary=${boundary}`
  const { data, ...others } = schema.properties ?? {}
  const file = Object.entries(others).find(([, { format }]) => format === 'binary')?.[0] ?? 'photo'
  const said = data ? worstBodies(data, 262_000) : []
  const large = (unit: string) => Buffer.alloc(9_900_000, unit)
  const sample = data ? [part('data', JSON.stringify(sampleOf(data)))] : []
  const forms: [string, () => Buffer[]][] = [
    ...said.map(({ what, body }): [string, () => Buffer[]] => [`data with ${what}`, () => [part('data', body())]]),
    ...['\0', '\r\n', '-', `\r\n--${boundary.slice(1)}`, 'x', 'a;'].map((unit): [string, () => Buffer[]] => [
      `a file of ${JSON.stringify(unit)}`,
      () => [...sample, part(file, large(unit), '; filename="a.csv"')],
    ]),
    ['many parts', () => Array.from({ length: 100_000 }, () => part('a', ''))],
    ['a long head of a part', () => [part('a'.repeat(1_000_000), 'x', '; filename="'.padEnd(2_000_000, ';'))]],
    ['many heads of a part', () => [part('a', 'x', '\r\nX-A: b'.repeat(200_000))]],
  ]
  return forms.map(([what, parts]) => ({ what, type, body: () => Buffer.concat([...parts(), end]) }))
}
