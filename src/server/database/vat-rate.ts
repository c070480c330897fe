import { customType } from 'drizzle-orm/pg-core'

/** A column of a rate of tax: per cent, with one decimal at most. */
export const vatRate = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(4, 1)',
  fromDriver: Number,
  toDriver: String,
})
