import * as z from 'zod/mini'
import { languages } from '../kernel/language.ts'
import { failure } from '../kernel/outcome.ts'
import { materialsRecord } from './materials/materials.ts'
import { search, yesOrNo } from '../schemas/list-filters.ts'
import { emailAddress, line, paragraphs, trap } from '../schemas/public-fields.ts'
import type { BusinessType } from '../marketing/contacts/marketing-contact.ts'

export type MemberKind = 'chef' | 'restaurant'

const everyApplication = {
  email: emailAddress,
  address: paragraphs(300),
  description: paragraphs(2_000),
  subject: trap,
}

/** What the forms send; a photo goes beside it. */
export const chefApplication = z.object({ firstName: line(100), lastName: line(100), ...everyApplication })
export const restaurantApplication = z.object({ organizationName: line(200), ...everyApplication })
export type Application = z.output<typeof chefApplication> | z.output<typeof restaurantApplication>

const perCent = z.int('Wybierz miejsce na zdjęciu').check(z.minimum(0), z.maximum(100))
/** Which place of a photo stays in sight where the rest is cut off, in per cent from the left and from the top. */
const focusPoint = z.object({ x: perCent, y: perCent })
export type PhotoFocus = z.infer<typeof focusPoint>
/** Not said where nobody has chosen: the middle. */
const photoFocus = z.optional(focusPoint)

const shown = {
  id: z.int(),
  description: z.string(),
  photoUrl: z.nullable(z.string()),
  /** In which language they wrote. */
  language: z.enum(languages),
}
const chefName = { firstName: z.string(), lastName: z.string() }
const restaurantName = { organizationName: z.string() }

/** Members as visitors see them: never an e-mail address, nor where a chef gets post. */
export const publicChef = z.object({ ...shown, ...chefName, photoFocus })
export const publicRestaurant = z.object({ ...shown, ...restaurantName, address: z.string(), photoFocus })

/** What an applicant gets back: what was taken. */
const own = { ...shown, email: z.string(), address: z.string() }
export const appliedChef = z.object({ ...own, ...chefName })
export const appliedRestaurant = z.object({ ...own, ...restaurantName })
export const exists = z.object({ exists: z.literal(true) })

const everything = {
  ...own,
  photoFocus,
  published: z.boolean(),
  /** The administrator decided against it. A member neither published nor hidden is waiting. */
  hidden: z.boolean(),
  appliedAt: z.string(),
  materialsSent: z.boolean(),
  materialsSentAt: z.nullable(z.string()),
  bonusSent: z.boolean(),
  bonusSentAt: z.nullable(z.string()),
  /** The state of their certificate and graphics. */
  materials: materialsRecord,
}

/** Members as the panel sees them. */
export const adminChef = z.object({ ...everything, ...chefName })
export type AdminChef = z.infer<typeof adminChef>
export const adminRestaurant = z.object({ ...everything, ...restaurantName })
export type AdminRestaurant = z.infer<typeof adminRestaurant>

/** The confirmation promises the materials within this time. */
export const materialsDueHours = 48

/** What the administrator decides about a member; what isn't named stays as it is. */
export const memberChanges = z.partial(
  z.object({
    published: z.boolean('Wybierz, czy członek ma być widoczny'),
    materialsSent: z.boolean('Wybierz, czy materiały zostały wysłane'),
    bonusSent: z.boolean('Wybierz, czy przesyłka bonusowa została wysłana'),
    photoFocus: focusPoint,
  }),
)
export type MemberChanges = z.output<typeof memberChanges>

/** Which members the panel lists. */
export const memberFilter = z.object({
  search,
  published: z.optional(yesOrNo),
  hidden: z.optional(yesOrNo),
  materialsSent: z.optional(yesOrNo),
  bonusSent: z.optional(yesOrNo),
})
export type MemberFilter = z.output<typeof memberFilter>

export const memberStatistics = z.object({
  totalMembers: z.int(),
  totalChefs: z.int(),
  totalRestaurants: z.int(),
  /** How many of them wait for the administrator. */
  awaitingPublication: z.int(),
  /** How many haven't been sent the materials yet, and how many of those for too long. */
  awaitingMaterials: z.int(),
  lateMaterials: z.int(),
})
export type MemberStatistics = z.infer<typeof memberStatistics>

export const alreadyApplied = {
  chef: failure('chef_already_applied', 'conflict', 'email'),
  restaurant: failure('restaurant_already_applied', 'conflict', 'email'),
} satisfies Record<MemberKind, unknown>
export const memberNotFound = failure('member_not_found', 'missing')

interface Named {
  firstName?: string | null
  lastName?: string | null
  organizationName?: string | null
}

/** The name of a member: a person's two names, or a restaurant's one. */
export function nameOf({ firstName, lastName, organizationName }: Named): string {
  return organizationName ?? `${firstName} ${lastName}`
}

interface Contact {
  businessName: string
  contactPerson: string | null
  businessType: BusinessType
}

/** A member as the mailing list names them. */
export function contactOf(member: Named & { kind: MemberKind }): Contact {
  const name = nameOf(member)
  return member.kind === 'chef'
    ? { businessName: name, contactPerson: name, businessType: 'other' }
    : { businessName: name, contactPerson: null, businessType: 'restaurant' }
}
