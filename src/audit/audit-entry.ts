import * as z from 'zod/mini'

/** What administrators change. */
export const auditSubjects = [
  'product',
  'promotion',
  'order',
  'shipment',
  'invoice',
  'discount_code',
  'shipping_rate',
  'shipping_box',
  'shipping_zone',
  'packaging',
  'destination_tax',
  'destination_rate',
  'member',
  'team_member',
  'mail',
  'contact_message',
  'note',
  'tag',
  'marketing_contact',
  'newsletter_reader',
  'campaign',
  'withdrawal',
  'review',
  'recall',
  'statement',
  'administrator',
  'privacy_request',
  'restore',
  'backup',
  'settings',
  'opening',
  'legal_document',
  'picture',
  'words',
  'clearing',
] as const
export type AuditSubject = (typeof auditSubjects)[number]

export const auditActions = [
  'created',
  'changed',
  'deleted',
  'refunded',
  'recorded',
  'issued',
  'sent',
  'tried',
  'imported',
  'checked_payments',
  'reminded',
  'released',
  'asked_for_materials',
  'changed_password',
  'sent_link',
  'asked_for_email',
  'took_email_back',
  'ended_sessions',
  'added_factor',
  'removed_factor',
  'renewed_recovery_codes',
  'used_recovery_code',
  'reset_second_factor',
  'exported',
  'erased',
  'confirmed',
  'published',
  'called_back',
  'read_by_lawyer',
  'proved',
  'downloaded',
  'brought',
  'asked_for_restore',
  'restored',
] as const
export type AuditAction = (typeof auditActions)[number]

const facts = z.record(z.string(), z.unknown())
export type Facts = z.infer<typeof facts>

/** One change: who, when, what, and the fields that it changed. */
export const auditEntry = z.object({
  id: z.int(),
  createdAt: z.string(),
  administrator: z.string(),
  action: z.enum(auditActions),
  subject: z.enum(auditSubjects),
  subjectId: z.nullable(z.string()),
  subjectName: z.nullable(z.string()),
  before: z.nullable(facts),
  after: z.nullable(facts),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** Which entries to list. */
export const auditFilter = {
  subject: z.optional(z.enum(auditSubjects, 'Nieznany rodzaj wpisu')),
  subjectId: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Najwyżej 100 znaków'))),
}

/** Columns that the audit log leaves out, because they change with every update. */
const unremarkable = new Set(['version', 'updatedAt'])

/** The fields in which two states of the same thing differ; all of them where there is only one state. */
export function difference(before: object | null, after: object | null): Record<'before' | 'after', Facts | null> {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const differing = [...names].filter((name) => !unremarkable.has(name) && !isSame(at(before, name), at(after, name)))
  const of = (state: object | null) =>
    state && Object.fromEntries(differing.map((name) => [name, at(state, name) ?? null]))
  return { before: of(before), after: of(after) }
}

const at = (state: object | null, name: string): unknown => (state as Facts | null)?.[name]
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
