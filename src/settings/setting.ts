import * as z from 'zod/mini'
import { shortText } from '../schemas/panel-fields.ts'

/** Where a value is seen, so that an owner knows what a change does. */
export const places = {
  pages: 'strony',
  emails: 'e-maile',
  invoices: 'faktury',
  legal: 'dokumenty prawne',
  search: 'wyszukiwarki',
  materials: 'materiały i certyfikaty',
  parcels: 'wydruki do paczek',
  checkout: 'zamawianie',
  office: 'tylko biuro',
} as const
type Place = keyof typeof places

/** The variables of the environment that win over what is set in the panel. */
export type Variable =
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'OFFICE_EMAIL'
  | 'BULK_MAILS_PER_SECOND'
  | 'PAYMENTS'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'INPOST_GEOWIDGET_TOKEN'
  | 'CARRIER'
  | 'SHIPX_TOKEN'
  | 'SHIPX_ORGANIZATION'
  | 'BACKUP_S3_URL'
  | 'BACKUP_S3_REGION'
  | 'BACKUP_S3_BUCKET'
  | 'BACKUP_S3_PREFIX'
  | 'BACKUP_S3_ACCESS_KEY'
  | 'BACKUP_S3_SECRET_KEY'
  | 'BACKUP_S3_ADDRESSES'
  | 'BACKUP_PUBLIC_KEY'

/** How a value is typed in the panel. */
type Input =
  | { kind: 'line'; type?: 'email' | 'tel' | 'url'; autoComplete?: string }
  | { kind: 'number' }
  | { kind: 'secret'; isLong?: true }
  | { kind: 'switch' }
  | { kind: 'colour' }
  | { kind: 'choice'; options: Record<string, string> }
  | { kind: 'several'; options: Record<string, string> }

/** One thing that the owner decides. */
export interface Setting<Value = unknown> {
  label: string
  hint?: string
  input: Input
  schema: z.ZodMiniType<Value, unknown>
  /** What holds until the owner says otherwise. */
  original: Value
  /** Whether it may be left empty. */
  isOptional?: true
  /** Stored encrypted and never shown again. */
  isSecret?: true
  /** Of a secret, the setting that says to whom it goes: to another one it isn't sent unless it is typed anew. */
  goesTo?: string
  /** The variable of the environment that wins over it. */
  variable?: Variable
  shownIn: readonly Place[]
}

/** What settings of a part have to do with each other. */
export interface Rule {
  /** The settings that it is about. Where a variable decides about one of them, it isn't asked. */
  about: string[]
  /** Of a secret it is told whether there is one. */
  isBroken(values: Record<string, unknown>): boolean
  /** The setting at which it is said. */
  at: string
  sentence: string
}

type Facts<Value> = Pick<Setting<Value>, 'label' | 'original' | 'shownIn'> &
  Partial<Pick<Setting<Value>, 'hint' | 'variable'>>

interface Line extends Facts<string> {
  longest?: number
  isOptional?: true
  type?: 'email' | 'tel' | 'url'
  autoComplete?: string
  /** What it has to be besides, with the sentence for what it isn't. An empty optional one needn't be. */
  rule?: z.ZodMiniType<string, string>
}

/** One line of text. */
export function line({ longest = 200, isOptional, type, autoComplete, rule, ...facts }: Line): Setting<string> {
  const text = shortText(facts.label, longest, isOptional).check(z.overwrite((typed) => typed.replaceAll(/\s/g, ' ')))
  const ruled = rule ? z.pipe(text, isOptional ? z.union([z.literal(''), rule], { error: firstProblem }) : rule) : text
  return {
    ...facts,
    ...(isOptional && { isOptional }),
    input: { kind: 'line', ...(type && { type }), ...(autoComplete && { autoComplete }) },
    schema: ruled,
  }
}

/** Says of a value that is neither empty nor right what the rule says. */
const firstProblem: z.core.$ZodErrorMap = (issue) =>
  ('errors' in issue ? (issue.errors as z.core.$ZodIssue[][]).at(-1)?.[0]?.message : undefined) ??
  'Nieprawidłowa wartość'

export function wholeNumber({ from, to, ...facts }: Facts<number> & { from: number; to: number }): Setting<number> {
  const sentence = `Wpisz liczbę od ${from} do ${to}`
  return {
    ...facts,
    input: { kind: 'number' },
    schema: z.int(sentence).check(z.minimum(from, sentence), z.maximum(to, sentence)),
  }
}

/** A secret is typed anew or kept: nobody is shown it. Empty: there is none. */
export const secret = ({
  pattern,
  problem,
  longest = 500,
  isLong,
  ...facts
}: Omit<Facts<string>, 'original'> &
  Pick<Setting, 'goesTo'> & {
    pattern: RegExp
    problem: string
    longest?: number
    /** Pasted from a file of several lines. */
    isLong?: true
  }): Setting<string> => ({
  ...facts,
  original: '',
  isSecret: true,
  isOptional: true,
  input: { kind: 'secret', ...(isLong && { isLong }) },
  schema: z.string(problem).check(
    z.trim(),
    z.maxLength(longest, problem),
    z.refine((typed) => typed === '' || pattern.test(typed), problem),
  ),
})

export const yesOrNo = (facts: Facts<boolean>): Setting<boolean> => ({
  ...facts,
  input: { kind: 'switch' },
  schema: z.boolean('Wybierz tak albo nie'),
})

export const choice = <Option extends string>({
  options,
  ...facts
}: Facts<Option> & { options: Record<Option, string> }): Setting<Option> => ({
  ...facts,
  input: { kind: 'choice', options },
  schema: z.enum(Object.keys(options) as Option[], 'Wybierz z listy'),
})

/** Several of a list, in the list's order. */
export function several<Option extends string>({
  options,
  required,
  ...facts
}: Facts<Option[]> & { options: Record<Option, string>; required?: string }): Setting<Option[]> {
  const known = Object.keys(options) as Option[]
  return {
    ...facts,
    ...(required === undefined && { isOptional: true as const }),
    input: { kind: 'several', options },
    schema: z.pipe(
      z
        .array(z.enum(known, 'Wybierz z listy'), 'Wybierz z listy')
        .check(z.maxLength(known.length, 'Wybierz z listy'), z.minLength(required === undefined ? 0 : 1, required)),
      z.transform((chosen) => known.filter((option) => chosen.includes(option))),
    ),
  }
}
