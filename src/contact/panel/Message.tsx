import { readResponse } from '../../web/api.ts'
import { confirm } from '../../panel-kit/confirm.ts'
import { FoldedText } from '../../panel-kit/FoldedText.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { formatMoment } from '../../panel-kit/panel-format.ts'
import { PanelBadge } from '../../panel-kit/PanelBadge.tsx'
import { buttonShape, PanelButton } from '../../panel-kit/PanelButton.tsx'
import { useAction } from '../../panel-kit/useAction.ts'
import { languageNames } from '../../i18n/language-names.ts'
import type { ContactRecord } from '../contact-message.ts'
import { replyAddress } from '../reply-address.ts'

interface Props {
  message: ContactRecord
  leavesWhenHandled: boolean
}

/** One message, and what can be done about it. */
export function Message({ message, leavesWhenHandled }: Props) {
  const { id, name, email, language, createdAt, handledAt, handledBy } = message
  const param = { id: String(id) }
  const isHandled = handledAt !== null
  const handling = useAction({
    call: () => readResponse(api.admin['contact-messages'][':id'].$put({ param, json: { isHandled: !isHandled } })),
    done: isHandled ? 'Wiadomość wróciła do otwartych' : 'Wiadomość została oznaczona jako załatwiona',
    onDone: () => leavesWhenHandled && focusBeside(id),
  })
  const forgetting = useAction({
    call: () => readResponse(api.admin['contact-messages'][':id'].$delete({ param })),
    done: 'Wiadomość została usunięta',
    onDone: () => focusBeside(id),
  })
  const forget = async () => {
    const agrees = await confirm({
      title: 'Usunąć tę wiadomość?',
      text: `Wiadomość od: ${name} zniknie bezpowrotnie, także z kolejki poczty. Kopię w skrzynce biura trzeba usunąć tam osobno.`,
      agree: 'Usuń wiadomość',
    })
    if (agrees) forgetting.act()
  }
  return (
    <li
      id={placeOf(id)}
      tabIndex={-1}
      aria-label={`Wiadomość od: ${name}`}
      className="grid gap-x-8 gap-y-2 border-b border-line py-4 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="min-w-0 text-sm">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="wrap-anywhere text-mid">{email}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-mid tabular-nums">
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          <PanelBadge>{languageNames[language]}</PanelBadge>
        </p>
        {handledAt && (
          <p className="mt-2 text-xs text-mid">
            <PanelBadge tone="good">Załatwiona</PanelBadge>{' '}
            <span className="tabular-nums">{formatMoment(handledAt)}</span>, {handledBy}
          </p>
        )}
      </div>
      <div className="min-w-0">
        <div lang={language}>
          <FoldedText text={message.message} />
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <a
            href={replyAddress(message)}
            aria-label={`Odpowiedz: ${name}`}
            className={`${buttonShape} border border-ink/25 bg-paper hover:border-ink`}
          >
            Odpowiedz
          </a>
          <PanelButton isPending={handling.isPending} onClick={() => handling.act()}>
            {isHandled ? 'Przywróć do otwartych' : 'Oznacz jako załatwioną'}
          </PanelButton>
          <PanelButton look="quietDanger" isPending={forgetting.isPending} onClick={() => void forget()}>
            Usuń
          </PanelButton>
        </div>
      </div>
    </li>
  )
}

const placeOf = (id: number) => `message-${id}`

/** What had the focus is about to go: who works through the list by keyboard goes on with the next one. */
function focusBeside(id: number): void {
  const place = document.getElementById(placeOf(id))
  const next = place?.nextElementSibling ?? place?.previousElementSibling ?? document.getElementById('messages-head')
  if (next instanceof HTMLElement) next.focus()
}
