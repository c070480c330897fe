import { formatField, formatValue, ownWordsOf } from './audit-words.ts'
import type { AuditEntry, Facts } from '../../audit/audit-entry.ts'

/** A field of an audit entry. Without an earlier or later state that side is left out. */
export interface AuditRow {
  label: string
  before?: string
  after?: string
}

/** The fields of an entry; texts in several languages are listed one by one. Fields that are empty on both sides are left out. */
export function auditRows(entry: Pick<AuditEntry, 'before' | 'after' | 'subject' | 'subjectId'>): AuditRow[] {
  const { before, after } = entry
  const words = ownWordsOf(entry)
  const [was, is] = [factsByLabel(before, words), factsByLabel(after, words)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((label) => {
    const row = {
      label,
      ...(before && { before: was.get(label) ?? nothing }),
      ...(after && { after: is.get(label) ?? nothing }),
    }
    const isEmpty = (row.before ?? nothing) === nothing && (row.after ?? nothing) === nothing
    return isEmpty || row.before === row.after ? [] : [row]
  })
}

const nothing = formatValue('', null)

function factsByLabel(facts: Facts | null, words: ReturnType<typeof ownWordsOf>): Map<string, string> {
  const told = Object.entries(facts ?? {}).flatMap(([field, value]) =>
    isTranslations(value)
      ? value.flatMap(factsOfTranslation)
      : [[formatField(field, undefined, words), formatValue(field, value, words)] as const],
  )
  return new Map(told)
}

type Translation = Facts & { language: string }

const factsOfTranslation = ({ language, ...texts }: Translation) =>
  Object.entries(texts).map(([field, value]) => [formatField(field, language), formatValue(field, value)] as const)

const isTranslations = (value: unknown): value is Translation[] =>
  Array.isArray(value) && value.every((one) => typeof (one as Translation | null)?.language === 'string')
