import { Copy, Pencil, Power, Trash2 } from 'lucide-react'
import { PanelBadge, type Tone } from '../../panel-kit/PanelBadge.tsx'
import { formatAmount, formatNumber } from '../../panel-kit/panel-format.ts'
import { PanelCell, PanelRow, RowActions, RowTitle } from '../../panel-kit/lists/PanelTable.tsx'
import { EditLink, RowButton } from '../../panel-kit/lists/RowButton.tsx'
import { showToast } from '../../ui/toasts.ts'
import type { DiscountCode, DiscountState, ListedDiscountCode } from '../discount-code.ts'
import { formatEdge } from '../../panel-kit/fields/typed-moment.ts'
import { readResponse } from '../../web/api.ts'
import { confirm } from '../../panel-kit/confirm.ts'
import { focusList } from '../../panel-kit/lists/ListWithForm.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { useAction } from '../../panel-kit/useAction.ts'

const states: Record<DiscountState, { label: string; tone: Tone }> = {
  active: { label: 'Aktywny', tone: 'good' },
  planned: { label: 'Zaplanowany', tone: 'waiting' },
  usedUp: { label: 'Wykorzystany', tone: 'plain' },
  expired: { label: 'Wygasł', tone: 'plain' },
  inactive: { label: 'Nieaktywny', tone: 'plain' },
}

interface Props {
  code: ListedDiscountCode
  isEdited: boolean
}

/** A code of the list, with what can be done with it. While it is in the form, all of that is done there. */
export function DiscountRow({ code, isEdited }: Props) {
  const { switchActive, remove, isPending } = useCodeActions(code)
  const state = states[code.state]
  return (
    <PanelRow isMarked={isEdited}>
      <RowTitle>
        <span className="wrap-anywhere">{code.code}</span>
        {window.isSecureContext && (
          <RowButton icon={Copy} label={`Kopiuj kod ${code.code}`} onClick={() => void copy(code.code)} />
        )}
      </RowTitle>
      <PanelCell label="Rabat" isNumber>
        {code.type === 'percentage' ? `${formatNumber(Number(code.value))}\u00A0%` : formatAmount(code.value)}
      </PanelCell>
      <PanelCell label="Od kwoty" isNumber>
        {code.minOrderAmount === null ? '–' : formatAmount(code.minOrderAmount)}
      </PanelCell>
      <PanelCell label="Użycia" isNumber>
        {formatNumber(code.usedCount)}
        {code.maxUses !== null && ` / ${formatNumber(code.maxUses)}`}
      </PanelCell>
      <PanelCell label="Ważność">
        <span className="tabular-nums">
          <span className="block sm:whitespace-nowrap">od {formatEdge(code.validFrom, 'first')}</span>
          <span className="block sm:whitespace-nowrap">
            {code.validUntil === null ? 'bezterminowo' : `do ${formatEdge(code.validUntil, 'last')}`}
          </span>
        </span>
      </PanelCell>
      <PanelCell label="Stan">
        <PanelBadge tone={state.tone}>{state.label}</PanelBadge>
      </PanelCell>
      <RowActions>
        <EditLink icon={Pencil} id={code.id} label={`Edytuj kod ${code.code}`} isShown={isEdited} />
        <RowButton
          icon={Power}
          label={`${code.isActive ? 'Wyłącz' : 'Włącz'} kod ${code.code}`}
          disabled={isEdited}
          isPending={isPending}
          onClick={switchActive}
        />
        <RowButton
          icon={Trash2}
          label={`Usuń kod ${code.code}`}
          disabled={isEdited}
          isPending={isPending}
          onClick={() => void remove()}
        />
      </RowActions>
    </PanelRow>
  )
}

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code)
    showToast({ text: `Skopiowano kod ${code}` })
  } catch {
    showToast({ title: 'Błąd', text: 'Przeglądarka nie pozwoliła skopiować kodu.', tone: 'failure' })
  }
}

/** What is done with a code without opening it. */
function useCodeActions({ id, code, isActive, usedCount, version }: DiscountCode) {
  const at = api.admin['discount-codes'][':id']
  const param = { id: String(id) }
  const switching = useAction({
    call: () => readResponse(at.$put({ param, json: { isActive: !isActive, version } })),
    done: 'Kod rabatowy został zaktualizowany',
  })
  const removing = useAction({
    call: () => readResponse(at.$delete({ param })),
    done: 'Kod rabatowy został usunięty',
    onDone: focusList,
  })

  const explain = async () => {
    const title = `Kodu ${code} nie można usunąć`
    const text = 'Został już użyty w\u00A0zamówieniu.'
    if (!isActive) showToast({ title, text: `${text} Jest wyłączony, więc nikt go nie użyje.`, tone: 'failure' })
    else if (await confirm({ title, text: `${text} Można go za to wyłączyć.`, agree: 'Wyłącz kod' })) switching.act()
  }
  const ask = async () => {
    const text = `Kod ${code} zniknie z\u00A0listy. Tego nie można cofnąć.`
    if (await confirm({ title: 'Czy na pewno chcesz usunąć ten kod rabatowy?', text, agree: 'Usuń' })) removing.act()
  }
  return {
    isPending: switching.isPending || removing.isPending,
    switchActive: () => switching.act(),
    remove: usedCount > 0 ? explain : ask,
  }
}
