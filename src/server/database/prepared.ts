import { is, Param, Placeholder, sql, type SQL } from 'drizzle-orm'
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core/query-builders/select.types'
import type { Database } from './database.ts'

/** What drizzle has put together: its text, what it is given, and how its rows are read. */
interface Template {
  queryString: string
  params: unknown[]
  fields?: SelectedFieldsOrdered
  joinsNotNullableMap?: object
}

/** What stands in one place of a statement, made of the values of one run. */
type Place = (values: Record<string, unknown>) => unknown

/** Of a statement that was built: the type of what it gives. */
type Built<Result> =
  | { prepare(name: string): { execute(): Promise<Result> } }
  | (Promise<Result> & { getQuery(): object })

/** Stands for a value where the statement is put together. */
export type ValueOf<Values> = (name: keyof Values & string) => SQL

let names = 0

/**
 * A statement that is run again and again with other values: put together once, and planned once on each connection. Putting one
 * together takes as long as running it, and so does planning.
 */
export function prepared<Values extends object, Result>(
  build: (database: Database, value: ValueOf<Values>) => Built<Result>,
): (database: Database, values: Values) => Promise<Result> {
  const name = `statement ${(names += 1)}`
  let template: (Template & { places: Place[] }) | undefined
  return async (database, values) => {
    if (!template) {
      const built = templateOf(
        build(database, (one) => sql.placeholder(one) as unknown as SQL),
        name,
      )
      template = { ...built, places: built.params.map(placeOf) }
    }
    const { queryString, fields, joinsNotNullableMap, places } = template
    const params = places.map((place) => place(values as Record<string, unknown>))
    const query = database._.session.prepareQuery({ sql: queryString, params }, fields, name, fields !== undefined)
    return Object.assign(query, { joinsNotNullableMap }).execute() as Promise<Result>
  }
}

function templateOf(built: Built<unknown>, name: string): Template {
  if ('prepare' in built) return built.prepare(name) as unknown as Template
  const { sql: queryString, params } = built.getQuery() as { sql: string; params: unknown[] }
  return { queryString, params }
}

function placeOf(param: unknown): Place {
  const placeholder = is(param, Param) ? param.value : param
  if (!is(placeholder, Placeholder)) return () => param
  const { name } = placeholder as { name: string }
  const encode = is(param, Param)
    ? (value: unknown) => param.encoder.mapToDriverValue(value)
    : (value: unknown) => value
  return (values) => {
    const value = values[name]
    if (value === undefined) throw new Error(`a statement misses ${name}`)
    // Drizzle would hand a null to what makes the database's value of it.
    return value === null ? null : encode(value)
  }
}
