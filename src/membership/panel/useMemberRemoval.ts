import { readResponse } from '../../web/api.ts'
import { confirm } from '../../panel-kit/confirm.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { useAction } from '../../panel-kit/useAction.ts'
import { nameOf } from '../name-of.ts'
import type { Entry } from './useMemberChange.ts'

/** What else shows something of somebody who is deleted. */
/** Deletes a member, after having said what goes with them. */
export function useMemberRemoval({ kind, member, goOn }: Entry) {
  const calls = api.admin.members
  const param = { id: String(member.id) }
  const { act, isPending } = useAction({
    call: () =>
      kind === 'chef'
        ? readResponse(calls.chefs[':id'].$delete({ param }))
        : readResponse(calls.restaurants[':id'].$delete({ param })),
    done: 'Członek został usunięty',
    onDone: goOn,
  })
  const remove = async () => {
    const agrees = await confirm({ title: `Usunąć: ${nameOf(member)}?`, text: whatGoes, agree: 'Usuń członka' })
    if (agrees) act()
  }
  return { remove, isPending }
}

const whatGoes =
  'Bezpowrotnie znikną: wszystkie dane ze zgłoszenia i\u00A0zdjęcie, wiadomości o\u00A0zgłoszeniu (także te, które czekają na wysłanie) oraz kontakt marketingowy z\u00A0tym adresem e-mail i\u00A0jego zgody, chyba że z\u00A0tego adresu zgłosił się ktoś jeszcze. Zamówienia i\u00A0konto klienta zostają. Kopie w\u00A0skrzynce biura trzeba usunąć tam osobno.'
