/** Weight is whole grams inside the program; people see '500g' or '1kg', the panel kilograms. */
export type Grams = number

export function printWeight(grams: Grams): string {
  return grams < 1000 ? `${grams}g` : `${grams / 1000}kg`
}

/** Reads '1,5 kg', '500g', or a bare number of grams; what says no weight weighs nothing. */
export function parseWeight(written: string | number): Grams {
  const text = String(written).toLowerCase()
  const amount = Number.parseFloat(text.replace(',', '.'))
  if (!Number.isFinite(amount) || amount < 0) return 0
  return Math.round(text.includes('kg') ? amount * 1000 : amount)
}

/** A kilogram number as the panel sends it; undefined when it is no whole, positive number of grams. */
export function gramsFromKilograms(kilograms: number): Grams | undefined {
  const grams = Math.round(kilograms * 1000)
  return grams > 0 && Math.abs(grams - kilograms * 1000) < 1e-6 ? grams : undefined
}
