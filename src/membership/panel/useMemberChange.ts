import { readResponse } from '../../web/api.ts'
import { useAddress, type PanelSearch } from '../../panel-kit/address.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { useAction } from '../../panel-kit/useAction.ts'
import type { MemberChanges, MemberKind } from '../member.ts'
import type { Member } from './members.query.ts'

/** A member in a list. */
export interface Entry {
  kind: MemberKind
  member: Member
  /** Takes the focus on, when they leave the list. */
  goOn(): void
}

/** Who is in which part of the list, as the address names it. */
const belongs: Record<string, (member: Member) => boolean> = {
  waiting: ({ published, hidden }) => !published && !hidden,
  visible: ({ published }) => published,
  hidden: ({ hidden }) => hidden,
  materials: ({ materialsSent }) => !materialsSent,
  bonus: ({ materialsSent, bonusSent }) => materialsSent && !bonusSent,
}
const isListed = (member: Member, { show = '' }: PanelSearch) => belongs[show]?.(member) ?? true

/** Decides something about a member. */
export function useMemberChange({ kind, member, goOn }: Entry) {
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
      if (!isListed(changed, asked)) goOn()
    },
  })
  return { change: act, isPending }
}

function formatDone({ published, materialsSent, bonusSent }: MemberChanges): string {
  if (published !== undefined) return published ? 'Członek został opublikowany' : 'Członek został ukryty'
  if (materialsSent !== undefined)
    return materialsSent ? 'Wysyłka materiałów została odnotowana' : 'Oznaczenie wysyłki materiałów zostało cofnięte'
  return bonusSent ? 'Wysyłka bonusu została odnotowana' : 'Oznaczenie wysyłki bonusu zostało cofnięte'
}
