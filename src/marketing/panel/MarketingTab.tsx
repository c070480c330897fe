import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ListWithForm } from '../../panel-kit/lists/ListWithForm.tsx'
import { useEditing } from '../../panel-kit/forms/useEditing.ts'
import { BulkEmail } from '../campaigns/panel/BulkEmail.tsx'
import { CampaignHistory } from '../campaigns/panel/CampaignHistory.tsx'
import { ContactForm } from '../contacts/panel/ContactForm.tsx'
import { ContactList } from '../contacts/panel/ContactList.tsx'
import { contactCountQuery, contactQuery, fetchContactIds } from '../contacts/panel/contacts.query.ts'
import { ImportContacts } from '../import/panel/ImportContacts.tsx'
import { NewsletterReaders } from '../newsletter/panel/NewsletterReaders.tsx'
import { createSelection, useSelectedIds, type Selection } from '../contacts/panel/selection.ts'

/** Whom the association writes to, and what it has written. */
export function MarketingTab() {
  const [selection] = useState(createSelection)
  useSelectionUpkeep(selection)
  const selected = useSelectedIds(selection)
  const editing = useEditing()
  const { id } = editing
  // Always asked anew: a change with an old version would be refused. The list may be on another page.
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
      <NewsletterReaders />
    </div>
  )
}

/** Removes contacts from the selection that somebody else has deleted. */
function useSelectionUpkeep(selection: Selection): void {
  const { data: count } = useQuery(contactCountQuery)
  const countBefore = useRef(count)
  useEffect(() => {
    const before = countBefore.current
    countBefore.current = count
    if (before === undefined || count === undefined || count >= before || selection.count() === 0) return
    // If this fails, no harm is done: the server skips deleted contacts when it sends.
    fetchContactIds({}).then(selection.keepOnly, () => undefined)
  }, [count, selection])
}
