import { useId, useState, type SubmitEvent } from 'react'
import { brand } from '../../../brand.ts'
import { readResponse, CallFailed } from '../../../web/api.ts'
import { browserStorage } from '../../../web/browser-storage.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { panelBox } from '../../../panel-kit/fields/PanelField.tsx'
import { useAction } from '../../../panel-kit/useAction.ts'
import { testOffer } from '../../campaigns/campaign.ts'

/** Who tries once tries again, and mostly at the same address. */
const lastAddress = browserStorage(`${brand.slug}-test-address`, (stored) => {
  try {
    const kept: unknown = JSON.parse(stored ?? '""')
    return typeof kept === 'string' ? kept : ''
  } catch {
    return ''
  }
})

const useLastAddress = lastAddress.use

/** Sends the message to one address, to see how it looks there. */
export function TestOfferForm() {
  const id = useId()
  const kept = useLastAddress()
  const [typed, setTyped] = useState(kept ?? '')
  const [problem, setProblem] = useState<string>()
  const { act, isPending } = useAction({
    call: async (emailAddress: string) => {
      try {
        return await readResponse(api.admin.marketing['test-email'].$post({ json: asked(emailAddress) }))
      } catch (error) {
        setProblem(error instanceof CallFailed ? error.fields['emailAddress'] : undefined)
        throw error
      }
    },
    done: ({ message }) => message,
    onDone: (_, emailAddress) => lastAddress.change(() => emailAddress),
  })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    const address = typed.trim()
    const checked = testOffer.safeParse(asked(address))
    setProblem(checked.error?.issues[0]?.message)
    if (checked.success) act(address)
    else document.getElementById(id)?.focus()
  }
  return (
    <form noValidate aria-label="Wiadomość próbna" onSubmit={send}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        Wyślij próbną na adres
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          type="email"
          autoComplete="email"
          placeholder="adres biura"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setProblem(undefined)
          }}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
          className={`${panelBox} min-w-0 flex-1 basis-56 sm:max-w-80`}
        />
        <PanelButton type="submit" isPending={isPending}>
          {isPending ? 'Wysyłanie...' : 'Wyślij wiadomość próbną'}
        </PanelButton>
      </div>
      <p id={`${id}-hint`} className="mt-1 text-xs text-mid">
        Puste pole to adres biura. Nikt poza tym adresem jej nie dostanie.
      </p>
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-clay">
          {problem}
        </p>
      )}
    </form>
  )
}

const asked = (emailAddress: string) => (emailAddress === '' ? {} : { emailAddress })
