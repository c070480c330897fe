import * as z from 'zod/mini'
import { languages, type Language } from '../../kernel/language.ts'
import { translationIfBegun } from '../../panel-kit/fields/typed-translations.ts'
import { noTranslation, teamMemberDraft, teamMemberTranslation, type AdminTeamMember } from '../team-member.ts'

/** A member of the team as the form holds them: each language has its place, filled in or not. */
export interface TeamValues {
  name: string
  imageUrl: string
  sortOrder: number
  isActive: boolean
  translations: TypedTranslation[]
}

export interface TypedTranslation {
  language: Language
  role: string
  description: string
}

/**
 * What the form begins with.
 *
 * @param last where somebody new stands: at the end, until it is said otherwise
 */
export function valuesOf(member?: AdminTeamMember, last = 0): TeamValues {
  return {
    name: member?.name ?? '',
    imageUrl: member?.imageUrl ?? '',
    sortOrder: member?.sortOrder ?? last,
    isActive: member?.isActive ?? true,
    translations: languages.map(
      (language) => textsIn(member?.translations, language) ?? { language, role: '', description: '' },
    ),
  }
}

const textsIn = (translations: TypedTranslation[] | undefined, language: Language) =>
  translations?.find((translation) => translation.language === language)

export const isEmpty = ({ role, description }: TypedTranslation) => !role.trim() && !description.trim()

/** The endpoint's own rules, for what the form holds. */
export const typedTeamMember = z.extend(teamMemberDraft, {
  translations: z
    .array(translationIfBegun<TypedTranslation>(teamMemberTranslation, isEmpty))
    .check(z.refine((typed) => typed.some(Boolean), noTranslation)),
})

/** What is typed, as the endpoint takes it. */
export function draftOf(values: TeamValues) {
  return { ...values, translations: values.translations.filter((translation) => !isEmpty(translation)) }
}

/** What of it the member hasn't got yet, and that it was changed from just there. */
export function changesOf(values: TeamValues, stored: AdminTeamMember) {
  const [typed, before] = [draftOf(values), draftOf(valuesOf(stored))]
  const names = Object.keys(typed) as (keyof typeof typed)[]
  const changed = names.filter((name) => JSON.stringify(typed[name]) !== JSON.stringify(before[name]))
  return {
    ...(Object.fromEntries(changed.map((name) => [name, typed[name]])) as Partial<typeof typed>),
    version: stored.version,
  }
}

/** The languages whose readers are told of somebody in another one. */
export function languagesMissing(translations: TypedTranslation[]): Language[] {
  return languages.filter((language) => {
    const texts = textsIn(translations, language)
    return !texts?.role.trim() || !texts.description.trim()
  })
}

export const endOf = (team: AdminTeamMember[]): number => Math.max(0, ...team.map(({ sortOrder }) => sortOrder + 1))
