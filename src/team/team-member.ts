import * as z from 'zod/mini'
import { languages, type Language } from '../kernel/language.ts'
import { failure } from '../kernel/outcome.ts'
import { eachLanguageOnce, optionalPicture, requiredText, sortOrder } from '../schemas/panel-fields.ts'
import { rowVersion } from '../schemas/row-version.ts'

export const teamMemberTranslation = z.object({
  language: z.enum(languages),
  role: requiredText('Rola jest wymagana', 200),
  description: requiredText('Opis jest wymagany', 5_000),
})

export const noTranslation = 'Przynajmniej jedno tłumaczenie jest wymagane'

const fields = {
  name: requiredText('Nazwa członka zespołu jest wymagana', 200),
  imageUrl: optionalPicture,
  sortOrder,
  isActive: z.boolean(),
  translations: eachLanguageOnce(teamMemberTranslation, noTranslation),
}

/** A new member, as the panel's form sends it. */
export const teamMemberDraft = z.object({
  ...fields,
  imageUrl: z._default(fields.imageUrl, null),
  sortOrder: z._default(fields.sortOrder, 0),
  isActive: z._default(fields.isActive, true),
})
export type TeamMemberDraft = z.output<typeof teamMemberDraft>

/** A change names only the fields that it changes; with `version` it refuses to overwrite another's change. */
export const teamMemberChanges = z.partial(z.object({ ...fields, version: rowVersion() }))
export type TeamMemberChanges = z.output<typeof teamMemberChanges>

/** A member as the panel sees them: everything, in all languages. */
export const adminTeamMember = z.object({
  id: z.int(),
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  sortOrder: z.int(),
  isActive: z.boolean(),
  translations: z.array(teamMemberTranslation),
  version: z.int(),
})
export type AdminTeamMember = z.infer<typeof adminTeamMember>

/** A member as visitors see them, in one language. */
export const publicTeamMember = z.object({
  id: z.int(),
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  role: z.string(),
  description: z.string(),
})
export type PublicTeamMember = z.infer<typeof publicTeamMember>

/** The languages in which a visitor is told of a member, the best first: their own, then Polish, then any. */
export function languagesToTry(language: Language): Language[] {
  return [...new Set<Language>([language, ...languages])]
}

export const teamMemberNotFound = failure('team_member_not_found', 'missing')
export const teamMemberChangedMeanwhile = failure('team_member_changed_meanwhile', 'conflict')
