import { readResponse } from '../../web/api.ts'
import { useAddress, type PanelSearch } from '../../panel-kit/address.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { useAction } from '../../panel-kit/useAction.ts'
import { nameOf, type MemberChanges, type MemberKind } from '../member.ts'
import { confirm } from '../../panel-kit/confirm.ts'
import type { Member } from './members.query.ts'

/** A member in a list. */
export interface Entry {
  kind: MemberKind
  member: Member
  /** Moves the focus on when they leave the list. */
  goOn(): void
}

/** Who belongs to which part of the list, by its name in the address. */
const belongs: Record<string, (member: Member) => boolean> = {
  waiting: ({ published, hidden }) => !published && !hidden,
  visible: ({ published }) => published,
  hidden: ({ hidden }) => hidden,
  materials: ({ materialsSent }) => !materialsSent,
  bonus: ({ materialsSent, bonusSent }) => materialsSent && !bonusSent,
}
const isListed = (member: Member, { show = '' }: PanelSearch) => belongs[show]?.(member) ?? true

/** Decides something about a member. */
export function useMemberChange({ kind, member, goOn }: Entry, onDone?: () => void) {
  const asked = useAddress()
  const calls = api.admin.members
  const param = { id: String(member.id) }
  const { act, isPending } = useAction({
    call: (json: MemberChanges): Promise<Member> =>
      kind === 'chef'
        ? readResponse(calls.chefs[':id'].$put({ param, json }))
        : readResponse(calls.restaurants[':id'].$put({ param, json })),
    done: (_, changes) => formatDone(changes),
    onDone: (changed) => {
      onDone?.()
      if (!isListed(changed, asked)) goOn()
    },
  })
  return { change: act, isPending }
}

function formatDone({ published, materialsSent, bonusSent, photoFocus }: MemberChanges): string {
  if (photoFocus) return 'Kadr zdjęcia został zapisany'
  if (published !== undefined) return published ? 'Członek został opublikowany' : 'Członek został ukryty'
  if (materialsSent !== undefined)
    return materialsSent ? 'Wysyłka materiałów została odnotowana' : 'Oznaczenie wysyłki materiałów zostało cofnięte'
  return bonusSent ? 'Wysyłka bonusu została odnotowana' : 'Oznaczenie wysyłki bonusu zostało cofnięte'
}

/** Deletes a member, after the administrator has read what is lost. */
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
