import type { AuditSubject } from '../../audit/audit-entry.ts'
import { formatMailKind } from '../../mail/mail-kinds.ts'
import { openingNames } from '../../opening/panel/opening-words.ts'
import { own } from './audit-words.ts'

/** What a thing is called where its name in the trail is a word of the program. */
export function formatName(subject: AuditSubject, name: string): string {
  if (subject === 'mail') return formatMailKind(name)
  if (subject === 'opening') return own(openingNames, name) ?? name
  if (subject === 'member') return own({ chef: 'kucharz', restaurant: 'restauracja' }, name) ?? name
  return name
}
