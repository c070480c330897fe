import { readResponse } from '../../../web/api.ts'
import { confirm } from '../../../panel-kit/confirm.ts'
import { focusList } from '../../../panel-kit/lists/ListWithForm.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { useAction } from '../../../panel-kit/useAction.ts'
import type { MarketingContact } from '../marketing-contact.ts'
import type { Selection } from './selection.ts'

/** What is done with a contact without opening it. */
export function useContactActions({ id, businessName }: MarketingContact, selection: Selection) {
  const removing = useAction({
    call: () => readResponse(api.admin.marketing.contacts[':id'].$delete({ param: { id: String(id) } })),
    done: 'Kontakt został usunięty',
    onDone: () => {
      selection.set([id], false)
      focusList()
    },
  })
  return {
    isPending: removing.isPending,
    async remove() {
      const text = `${businessName} zniknie z\u00A0listy i\u00A0z\u00A0historii kampanii. Tego nie można cofnąć.`
      if (await confirm({ title: 'Czy na pewno chcesz usunąć ten kontakt?', text, agree: 'Usuń' })) removing.act()
    },
  }
}
