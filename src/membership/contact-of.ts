import type { BusinessType } from '../marketing/contacts/marketing-contact.ts'
import type { MemberKind } from './member.ts'
import { nameOf, type Named } from './name-of.ts'

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
