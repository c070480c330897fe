import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { brand } from '../../brand.ts'
import { descriptionOf, type Description } from './endpoint.ts'
import type { AppEnv } from './app-env.ts'

export interface Endpoint extends Description {
  method: string
  path: string
}

/** Every endpoint of the program with all that its middlewares say of it. */
export function describeEndpoints(api: Hono<AppEnv, any, any>): Endpoint[] {
  const endpoints = new Map<string, Endpoint>()
  for (const { method, path, handler } of api.routes) {
    const key = `${method} ${path}`
    endpoints.set(key, { method, path, ...endpoints.get(key), ...descriptionOf(handler) })
  }
  return [...endpoints.values()]
}

/** A route that forgot to say who may call it stops the program at its start. */
export function requireGuards(api: Hono<AppEnv, any, any>): void {
  const open = describeEndpoints(api).filter((endpoint) => endpoint.guard === undefined)
  if (open.length > 0)
    throw new Error(`without a guard: ${open.map(({ method, path }) => `${method} ${path}`).join(', ')}`)
}

const fieldSchema = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'file') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
    },
  })
  return plain
}

/** JSON is described by its schema; a file by its kind alone. */
const contentOf = (given: z.ZodMiniType | string) =>
  typeof given === 'string' ? { [given]: {} } : { 'application/json': { schema: fieldSchema(given, 'output') } }

const error = {
  description: 'A refusal',
  content: {
    'application/json': {
      schema: fieldSchema(
        // A refusal may also tell what it is about: a total, a limit, the present state.
        z.looseObject({
          code: z.string(),
          message: z.string(),
          error: z.string(),
          fields: z.optional(z.record(z.string(), z.string())),
        }),
        'output',
      ),
    },
  },
}

const sessionCookie = (name: string) => ({
  type: 'apiKey',
  in: 'cookie',
  name: `${brand.slug}-${name}`,
  description: 'Set by signing in. Where the public address is https, the name begins with __Host-.',
})

/** A name in a path, and what it has to look like. */
const parameter = /:(\w+)(?:\{[^}:]*\})?/g

/** OpenAPI 3.1, made from the same schemas that validate. */
export function openApi(api: Hono<AppEnv, any, any>) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { method, path, summary, guard, needs, gives = {}, takes, asks } of describeEndpoints(api)) {
    const inPath = [...path.matchAll(parameter)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }))
    const { properties = {}, required = [] } = asks ? fieldSchema(asks, 'input') : {}
    const asked = Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      ...(required.includes(name) && { required: true }),
      schema,
    }))
    const parameters = [...inPath, ...asked]
    const responses = Object.entries(gives).map(([status, schema]) => [
      status,
      {
        description: summary,
        ...(schema && { content: contentOf(schema) }),
      },
    ])
    const operations = (paths[`/api${path.replaceAll(parameter, '{$1}')}`] ??= {})
    operations[method.toLowerCase()] = {
      summary,
      ...(needs && { 'x-permission': needs }),
      ...(guard && guard !== 'anyone' && { security: guard.split(' or ').map((role) => ({ [role]: [] })) }),
      ...(parameters.length > 0 && { parameters }),
      ...(takes && {
        requestBody: { required: true, content: { [takes.type]: { schema: fieldSchema(takes.schema, 'input') } } },
      }),
      responses: { ...Object.fromEntries(responses), default: error },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      get title() {
        return brand.name
      },
      version: '1',
      description:
        'Public calls answer in the language of ?lang=pl|en|de|fr, else of the cookie, else of Accept-Language; the panel in Polish. ' +
        'Refusals with 429 say in Retry-After how many seconds to wait; those with 405, for a method that a path has not, say in Allow which it has.',
    },
    paths,
    components: {
      securitySchemes: {
        administrator: sessionCookie('admin-session'),
        customer: sessionCookie('customer-session'),
      },
    },
  }
}
