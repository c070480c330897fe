import * as z from 'zod/mini'
import { countryCodes } from '../../kernel/countries.ts'
import { failure } from '../../kernel/outcome.ts'
import { requiredText } from '../../schemas/panel-fields.ts'
import { rowVersion } from '../../schemas/row-version.ts'
import { atLeastOneCountry, countriesField } from './countries-field.ts'

/** One for each country, which nobody needs. */
export const mostZones = countryCodes.length

const fields = {
  name: requiredText('Nazwa strefy jest wymagana', 60),
  countries: countriesField.check(z.minLength(1, atLeastOneCountry)),
}

/** A new zone, as the panel's form sends it. */
export const zoneDraft = z.object(fields)
export type ZoneDraft = z.output<typeof zoneDraft>

/** A change names only the fields that it changes. */
export const zoneChanges = z.partial(z.object({ ...fields, version: rowVersion() }))
export type ZoneChanges = z.output<typeof zoneChanges>

/** Countries that are sent to at the same rates. */
export const zone = z.object({
  id: z.int(),
  name: z.string(),
  /** Codes of ISO 3166. */
  countries: z.array(z.enum(countryCodes)),
  version: z.int(),
})
export type Zone = z.infer<typeof zone>

export const zoneNotFound = failure('shipping_zone_not_found', 'missing')
export const zoneChangedMeanwhile = failure('shipping_zone_changed_meanwhile', 'conflict')
export const zoneNameTaken = failure('shipping_zone_name_taken', 'rule', 'name')
export const tooManyZones = failure('too_many_shipping_zones', 'rule')
/** The rates that name it, by their names in the panel. */
export const zoneNamedByRates = (rates: string[]) => ({
  ...failure('shipping_zone_named_by_rates', 'conflict'),
  facts: { rates: rates.join('; ') },
})
