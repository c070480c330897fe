import * as z from 'zod/mini'
import { countryCodeOf, type CountryCode } from '../../kernel/countries.ts'

/** Accepts codes and names of countries and returns codes of ISO 3166. */
export const countriesField = z.pipe(
  z.array(z.string('Wybierz kraj z listy'), 'Wybierz kraje z listy').check(
    z.maxLength(100, 'Wybierz kraje z listy'),
    z.refine((chosen) => chosen.every((one) => countryCodeOf(one)), 'Wybierz kraje z listy'),
  ),
  z.transform((chosen): CountryCode[] => [...new Set(chosen.flatMap((one) => countryCodeOf(one) ?? []))].toSorted()),
)

export const atLeastOneCountry = 'Wybierz co najmniej jeden kraj'
