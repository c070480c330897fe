import * as z from 'zod/mini'
import { identity } from '../../brand.ts'
import type { CountryCode } from '../../kernel/countries.ts'
import { bankAccount } from '../../schemas/bank-account.ts'
import { panelEmail } from '../../schemas/panel-fields.ts'
import { taxNumber } from '../../schemas/tax-number.ts'
import { choice, line } from '../setting.ts'
import { countryOptions } from './reach.ts'

const example = identity.original
const { seller, postalAddress, social } = example

const phone = z
  .string()
  .check(
    z.regex(
      /^\+?[\d\s()/-]{6,30}$/,
      'Podaj numer telefonu, najlepiej z numerem kierunkowym kraju, np. +48 22 123 45 67',
    ),
  )
const soldAs = z.pipe(
  z.string(),
  z.string().check(
    z.overwrite((typed) => taxNumber.safeParse(typed).data ?? typed),
    z.refine(
      (typed) => taxNumber.safeParse(typed).success,
      'To nie jest NIP (10 cyfr) ani numer VAT UE, np. DE123456789',
    ),
  ),
)

const everywhere = ['pages', 'emails', 'invoices', 'legal', 'search', 'materials', 'parcels'] as const

export const sellerPart = {
  title: 'Sprzedawca',
  lead: 'Kto sprzedaje. Te dane są na stronach, w e-mailach, na fakturach, w dokumentach prawnych i w wyszukiwarkach; dokumenty wystawione wcześniej zachowują dawne dane.',
  settings: {
    name: line({
      label: 'Nazwa sklepu',
      original: example.name,
      longest: 40,
      shownIn: everywhere,
      hint: 'Krótka, jak w logo',
    }),
    legalName: line({
      label: 'Pełna nazwa (jak w rejestrze)',
      original: seller.legalName,
      shownIn: ['pages', 'emails', 'invoices', 'legal', 'search'],
      autoComplete: 'organization',
    }),
    legalForm: line({
      label: 'Forma prawna',
      original: seller.legalForm,
      longest: 100,
      isOptional: true,
      shownIn: ['legal'],
      hint: 'Np. stowarzyszenie, sp. z o.o., e.V.',
    }),
    street: line({
      label: 'Ulica i numer',
      original: postalAddress.street,
      shownIn: everywhere,
      autoComplete: 'street-address',
    }),
    postalCode: line({
      label: 'Kod pocztowy',
      original: postalAddress.postalCode,
      longest: 12,
      shownIn: everywhere,
      autoComplete: 'postal-code',
    }),
    town: line({
      label: 'Miejscowość',
      original: postalAddress.town,
      longest: 100,
      shownIn: everywhere,
      autoComplete: 'address-level2',
    }),
    country: choice({
      label: 'Kraj',
      original: postalAddress.country as CountryCode,
      options: countryOptions,
      shownIn: everywhere,
    }),
    taxNumber: line({
      label: 'Numer podatkowy',
      original: seller.taxNumber,
      longest: 20,
      isOptional: true,
      rule: soldAs,
      shownIn: ['emails', 'invoices', 'legal', 'search'],
      hint: 'NIP albo numer VAT UE z kodem kraju',
    }),
    register: line({
      label: 'Rejestr i numer w nim',
      original: seller.register,
      isOptional: true,
      shownIn: ['emails', 'invoices', 'legal'],
      hint: 'Np. KRS 0000123456, VR 12345 Amtsgericht Kiel',
    }),
    bankAccount: line({
      label: 'Rachunek bankowy',
      original: seller.bankAccount,
      longest: 50,
      isOptional: true,
      rule: bankAccount,
      shownIn: ['invoices'],
      hint: 'IBAN',
    }),
    phone: line({
      label: 'Telefon',
      original: seller.phone,
      longest: 30,
      isOptional: true,
      type: 'tel',
      rule: phone,
      autoComplete: 'tel',
      shownIn: ['pages', 'emails', 'legal', 'search'],
    }),
    openingHours: line({
      label: 'Godziny pracy biura',
      original: seller.openingHours,
      longest: 100,
      isOptional: true,
      shownIn: ['pages'],
      hint: 'Np. pon.–pt. 9–16',
    }),
    officeEmail: line({
      label: 'E-mail biura',
      original: example.officeEmail,
      longest: 254,
      type: 'email',
      rule: panelEmail,
      shownIn: everywhere,
      autoComplete: 'email',
    }),
  },
}

const address = z
  .string()
  .check(
    z.refine(
      (typed) => /^https:\/\/[^\s\\]+$/.test(typed) && URL.canParse(typed),
      'Podaj cały adres, zaczynający się od https://',
    ),
  )
const network = (label: string, original: string) =>
  line({ label, original, longest: 300, isOptional: true, type: 'url', rule: address, shownIn: ['pages', 'search'] })

export const socialPart = {
  title: 'Media społecznościowe',
  lead: 'Linki w stopce. Puste pole: bez linku.',
  settings: {
    facebook: network('Facebook', social.facebook),
    instagram: network('Instagram', social.instagram),
    tiktok: network('TikTok', social.tiktok),
  },
}
