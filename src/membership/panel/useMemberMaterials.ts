import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readResponse } from '../../web/api.ts'
import { confirm } from '../../panel-kit/confirm.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { useAction } from '../../panel-kit/useAction.ts'
import { nameOf } from '../name-of.ts'
import { isInProgress, memberStatistics, type Member } from './members.query.ts'
import { formatBoxes } from './format-materials.ts'

/** Has what a member was promised made and sent; asks first where that was done before, or where letters will be missing. */
export function useMemberMaterials(member: Member) {
  const { materials } = member
  const isMoving = isInProgress(member)
  const again = materials.state === 'sent'
  useRefreshedFigures(isMoving)
  const { act, isPending } = useAction({
    call: () =>
      readResponse(api.admin.members[':id'].materials.$post({ param: { id: String(member.id) }, json: { again } })),
    done: 'Materiały zostaną przygotowane i\u00A0wysłane',
  })
  const send = async () => {
    const question = questionFor(member)
    if (!question || (await confirm(question))) act()
  }
  return { send, isPending: isPending || isMoving, label: again ? 'Wyślij ponownie' : 'Przygotuj i\u00A0wyślij' }
}

function questionFor(member: Member) {
  const { materials, email } = member
  const letters = materials.missingLetters
  const boxes = letters.length > 0 ? formatBoxes(letters) : ''
  if (materials.state === 'sent') {
    return {
      title: `Wysłać ponownie: ${nameOf(member)}?`,
      text: `Certyfikat z\u00A0tym samym numerem i\u00A0grafiki powstaną od nowa, a\u00A0na adres ${email} pójdzie list z\u00A0nowym linkiem. Poprzedni link działa do swojego terminu. ${boxes}`.trim(),
      agree: 'Wyślij ponownie',
    }
  }
  if (letters.length === 0) return undefined
  return { title: `Wysłać mimo to: ${nameOf(member)}?`, text: boxes, agree: 'Przygotuj i\u00A0wyślij' }
}

/** Whoever waited for the materials waits no more when they have been sent: the figures above the lists change by that. */
function useRefreshedFigures(isMoving: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    if (!isMoving) return undefined
    return () => void client.invalidateQueries(memberStatistics)
  }, [client, isMoving])
}
