import { customType } from 'drizzle-orm/pg-core'
import type { Money } from '../../kernel/money.ts'

/** A column of whole grosze: `Money` in the program. */
export const grosze = customType<{ data: Money; driverData: number }>({ dataType: () => 'integer' })
