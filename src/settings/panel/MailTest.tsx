import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { panelBox } from '../../panel-kit/fields/PanelField.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { formatMoment } from '../../panel-kit/panel-format.ts'
import { useAction } from '../../panel-kit/useAction.ts'
import { readResponse } from '../../web/api.ts'
import type { MailTestAnswer } from '../test-mail.ts'

/** Sends a message at once as mail is saved, and shows what the server says to it. */
export function MailTest() {
  const id = useId()
  const [recipient, setRecipient] = useState('')
  const [told, setTold] = useState<MailTestAnswer>()
  const { data: standing } = useQuery({
    queryKey: ['settings', 'mail', 'standing'],
    queryFn: () => readResponse(api.admin.settings.mail.standing.$get()),
  })
  const { act, isPending } = useAction({
    call: () => readResponse(api.admin.settings.mail.test.$post({ json: { recipient: recipient.trim() } })),
    onDone: setTold,
  })
  return (
    <form
      aria-labelledby={`${id}-head`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isPending) return
        setTold(undefined)
        act()
      }}
      className="mt-10 space-y-4 border-t border-line pt-6"
    >
      <div>
        <h4 id={`${id}-head`} className="text-lg">
          List próbny
        </h4>
        <p className="mt-1 text-sm text-mid">
          Idzie od razu, tak jak poczta jest zapisana. Puste pole: do biura.{' '}
          {standing?.takenAt
            ? `Ostatni list serwer przyjął ${formatMoment(standing.takenAt)}.`
            : standing?.hasServer && 'Z tymi ustawieniami żaden list jeszcze nie wyszedł.'}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <label className="min-w-60 flex-1 text-sm font-medium">
          <span className="mb-1 block">Dokąd</span>
          <input
            type="email"
            autoComplete="email"
            value={recipient}
            placeholder={standing?.office}
            onChange={({ target }) => setRecipient(target.value)}
            className={`${panelBox} font-normal`}
          />
        </label>
        <PanelButton type="submit" isPending={isPending}>
          {isPending ? 'Wysyłanie...' : 'Wyślij próbną wiadomość'}
        </PanelButton>
      </div>
      <output className="block">
        {told && (
          <div className={`border-l-2 py-1 pl-4 text-sm ${told.isSent ? 'border-sea' : 'border-clay'}`}>
            <p className="wrap-anywhere">
              {told.isSent ? `Wysłano na ${told.recipient}. ` : `Nie wysłano na ${told.recipient}. `}
              {told.sentence}
            </p>
            {told.answer && <p className="mt-1 wrap-anywhere text-mid">Odpowiedź serwera: {told.answer}</p>}
          </div>
        )}
      </output>
    </form>
  )
}
