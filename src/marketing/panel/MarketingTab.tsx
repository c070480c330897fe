import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListWithForm } from '../../panel-kit/lists/ListWithForm.tsx'
import { useEditing } from '../../panel-kit/forms/useEditing.ts'
import { BulkEmail } from '../campaigns/panel/BulkEmail.tsx'
import { CampaignHistory } from '../campaigns/panel/CampaignHistory.tsx'
import { ContactForm } from '../contacts/panel/ContactForm.tsx'
import { ContactList } from '../contacts/panel/ContactList.tsx'
import { contactQuery } from '../contacts/panel/contacts.query.ts'
import { ImportContacts } from '../import/panel/ImportContacts.tsx'
import { createSelection, useSelectedIds } from '../contacts/panel/selection.ts'
import { useSelectionUpkeep } from '../contacts/panel/useSelectionUpkeep.ts'

/** Whom the association writes to, and what it has written. */
export function MarketingTab() {
  const [selection] = useState(createSelection)
  useSelectionUpkeep(selection)
  const selected = useSelectedIds(selection)
  const editing = useEditing()
  const { id } = editing
  // Whatever page the list is on; and never what was known of it a while ago, which a change would be refused for.
  const { data: found } = useQuery({ ...contactQuery(id ?? 0), enabled: id !== undefined, gcTime: 0, staleTime: 0 })
  const edited = id === undefined ? undefined : found?.[0]
  return (
    <div className="space-y-10">
      <ListWithForm
        editing={editing}
        newLabel="Nowy kontakt"
        editLabel={edited ? `Edycja: ${edited.businessName}` : 'Edycja kontaktu'}
        form={(id === undefined || found) && <ContactForm contact={edited} editing={editing} />}
        isGone={found !== undefined && id !== undefined && !edited}
        listLabel="Kontakty"
      >
        <ContactList selection={selection} editedId={id} />
      </ListWithForm>
      <ImportContacts />
      <BulkEmail selected={selected} />
      <CampaignHistory />
    </div>
  )
}
