import { customType } from 'drizzle-orm/pg-core'

/** A column that holds bytes. */
export const bytea = customType<{ data: Buffer<ArrayBuffer> }>({ dataType: () => 'bytea' })
