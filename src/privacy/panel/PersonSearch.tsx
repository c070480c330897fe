import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { CallFailed } from '../../web/api.ts'
import { panelBox } from '../../panel-kit/fields/PanelField.tsx'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { isSessionEnd, sentenceOf } from '../../panel-kit/panel-api.ts'
import { askFor } from './person-param.ts'
import { personQuery } from './privacy.query.ts'

interface Props {
  search: string
  problem: Error | null
}

/** Whom to look for: only a whole address is somebody, so nothing is looked for while one is typing. */
export function PersonSearch({ search, problem }: Props) {
  const id = useId()
  const client = useQueryClient()
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  const [isEmpty, setEmpty] = useState(false)
  // Asked for elsewhere: from the list of requests.
  if (search !== known) {
    setKnown(search)
    setTyped(search)
  }
  const sentence = isEmpty
    ? 'Wpisz adres e-mail albo numer zamówienia'
    : problem &&
      !isSessionEnd(problem) &&
      ((problem instanceof CallFailed && problem.fields['search']) || sentenceOf(problem))
  const look = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.trim()
    setEmpty(wanted === '')
    if (wanted !== '' && wanted === search) void client.invalidateQueries(personQuery(wanted))
    askFor(wanted)
  }
  return (
    <search>
      <form noValidate onSubmit={look} className="max-w-xl">
        <label htmlFor={id} className="mb-1 block text-sm font-medium">
          Adres e-mail albo numer zamówienia
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id={id}
            value={typed}
            maxLength={254}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
            inputMode="email"
            aria-invalid={sentence ? true : undefined}
            aria-describedby={sentence ? `${id}-problem` : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
            className={`${panelBox} min-w-0 flex-[1_1_14rem]`}
          />
          <PanelButton type="submit" look="solid">
            Szukaj
          </PanelButton>
        </div>
        <div role="alert">
          {sentence && (
            <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-clay">
              {sentence}
            </p>
          )}
        </div>
      </form>
    </search>
  )
}
