import * as z from 'zod/mini'
import { countryCodes } from '../kernel/countries.ts'
import { failure } from '../kernel/outcome.ts'
import { shortText } from '../schemas/panel-fields.ts'

/** What an owner says of a country: registered under a number, or that no registration is needed and why. */
export const registrationAnswer = z
  .object({
    answer: z.enum(['registered', 'not_needed'], 'Wybierz odpowiedź'),
    number: shortText('Numer', 60, true).check(
      z.refine((number) => !/\p{Cc}/u.test(number), 'Numer ma niedozwolone znaki'),
    ),
    note: shortText('Powód', 300, true),
  })
  .check(
    z.refine(({ answer, number }) => answer !== 'registered' || number !== '', {
      error: 'Wpisz numer z\u00A0rejestru',
      path: ['number'],
    }),
    z.refine(({ answer, note }) => answer !== 'not_needed' || note !== '', {
      error: 'Wpisz, dlaczego rejestracja nie jest potrzebna',
      path: ['note'],
    }),
  )
export type RegistrationAnswer = z.infer<typeof registrationAnswer>

/** A country that is delivered to, and what was said of it. */
export const registration = z.object({
  country: z.enum(countryCodes),
  answer: z.nullable(z.enum(['registered', 'not_needed'])),
  number: z.string(),
  note: z.string(),
  confirmedBy: z.nullable(z.string()),
  confirmedAt: z.nullable(z.string()),
})
export type Registration = z.infer<typeof registration>

export const countryUnknown = failure('country_unknown', 'missing')
