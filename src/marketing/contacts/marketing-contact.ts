import * as z from 'zod/mini'
import { failure } from '../../kernel/outcome.ts'
import { search } from '../../schemas/list-filters.ts'
import { optionalText, panelEmail, requiredText } from '../../schemas/panel-fields.ts'
import { rowVersion } from '../../schemas/row-version.ts'

export const businessTypes = ['restaurant', 'hotel', 'catering', 'other'] as const
export type BusinessType = (typeof businessTypes)[number]

/** How somebody left the mailing list: by the button of a mail program, or by ours. */
export type UnsubscribeWay = 'one-click' | 'page'

/** The answer doesn't reveal whose link it is. */
export const unsubscribeState = z.object({ isUnsubscribed: z.boolean() })

export const unsubscribeLinkUnknown = failure('unsubscribe_link_unknown', 'missing')

/** The evidence of consent, in the administrator's words. */
export const consentText = optionalText(1_000)

/** The import checks each row of a file by the same rules. */
export const contactFields = {
  businessName: requiredText('Nazwa firmy jest wymagana', 200),
  emailAddress: panelEmail,
  contactPerson: optionalText(200),
  businessType: z.enum(businessTypes, 'Wybierz rodzaj działalności'),
  isActive: z.boolean('Wybierz, czy kontakt jest aktywny'),
}

/** A new contact, as the panel's form sends it. */
export const contactDraft = z.object({
  ...contactFields,
  contactPerson: z._default(contactFields.contactPerson, null),
  businessType: z._default(contactFields.businessType, 'restaurant'),
  isActive: z._default(contactFields.isActive, true),
  consent: z._default(consentText, null),
})
export type ContactDraft = z.output<typeof contactDraft>

/** A change names only the fields that it changes; a consent is added to the earlier ones. */
export const contactChanges = z.partial(z.object({ ...contactFields, consent: consentText, version: rowVersion() }))
export type ContactChanges = z.output<typeof contactChanges>

/** The evidence that somebody who unsubscribed asked to return. */
export const contactReturn = z.object({
  consent: requiredText('Napisz, skąd wiadomo, że ta osoba chce znowu dostawać wiadomości', 1_000),
})

/**
 * Whether a contact gets newsletters, and if not, why. Unsubscribing is the reader's choice and counts first. The
 * administrator or a bounce makes a contact inactive.
 */
export const standings = ['receives', 'inactive', 'unsubscribed'] as const
export type Standing = (typeof standings)[number]

export const marketingContact = z.object({
  id: z.int(),
  businessName: z.string(),
  emailAddress: z.string(),
  contactPerson: z.nullable(z.string()),
  businessType: z.enum(businessTypes),
  isActive: z.boolean(),
  standing: z.enum(standings),
  /** The latest; null if no consent is recorded. */
  consent: z.nullable(z.object({ givenAt: z.string(), givenOn: z.string(), text: z.string() })),
  /** What a mail server said when it refused this address last. */
  bounce: z.nullable(z.object({ at: z.string(), reason: z.string(), isPermanent: z.boolean() })),
  version: z.int(),
  createdAt: z.string(),
})
export type MarketingContact = z.infer<typeof marketingContact>

/** Which contacts to list. */
export const contactFilter = {
  search,
  standing: z.optional(z.enum([...standings, 'bounced', 'withoutConsent'] as const, 'Nieznany stan')),
}
export type ContactFilter = z.output<z.ZodMiniObject<typeof contactFilter>>

export const contactNotFound = failure('marketing_contact_not_found', 'missing')
export const contactChangedMeanwhile = failure('marketing_contact_changed_meanwhile', 'conflict')
export const contactTaken = failure('marketing_contact_taken', 'conflict', 'emailAddress')
export const contactNotUnsubscribed = failure('marketing_contact_not_unsubscribed', 'conflict')

/** The headings and words of the contacts' spreadsheet. The import reads its first four columns. */
export const contactExport = {
  file: 'kontakty',
  columns: {
    name: 'nazwa',
    email: 'email',
    person: 'kontakt',
    type: 'typ',
    standing: 'stan',
    consent: 'zgoda',
    consentGiven: 'data zgody',
    added: 'dodano',
    bounce: 'ostatni błąd',
  },
  types: { restaurant: 'restauracja', hotel: 'hotel', catering: 'catering', other: 'inne' } satisfies Record<
    BusinessType,
    string
  >,
  standings: { receives: 'otrzymuje', inactive: 'nieaktywny', unsubscribed: 'wypisany' } satisfies Record<
    Standing,
    string
  >,
}
