import { X } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { panelBox } from '../../panel-kit/fields/PanelField.tsx'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { useAction } from '../../panel-kit/useAction.ts'
import type { About } from '../note.ts'
import { callsAbout } from './remarks.query.ts'

interface Props {
  about: About
  tags: string[]
  suggestions: string[]
}

/** Tags are put on by a word and Enter, and taken off by one press. */
export function TagList({ about, tags, suggestions }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const { act, isPending } = useAction({
    call: ({ tag, isOn }: { tag: string; isOn: boolean }) => callsAbout(about).tag(tag, isOn),
    onDone: (_, { isOn }) => {
      if (isOn) setTyped('')
      // The button that was pressed is gone.
      else document.getElementById(id)?.focus()
    },
  })
  const add = (event: FormEvent) => {
    event.preventDefault()
    const tag = typed.trim()
    if (tag === '') document.getElementById(id)?.focus()
    else if (!isPending) act({ tag, isOn: true })
  }
  return (
    <div>
      {tags.length > 0 && (
        <ul aria-label="Znaczniki" className="mb-2 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex items-center rounded-full bg-violet/12 pl-3 font-medium text-violet-deep"
            >
              {tag}
              <button
                type="button"
                aria-label={`Zdejmij znacznik ${tag}`}
                aria-disabled={isPending || undefined}
                onClick={() => !isPending && act({ tag, isOn: false })}
                className="grid min-h-7 min-w-7 place-items-center rounded-full hover:bg-violet/20 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
              >
                <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={add} className="flex flex-wrap items-end gap-2">
        <div className="min-w-40 flex-1">
          <label htmlFor={id} className="mb-1 block font-medium">
            Nowy znacznik
          </label>
          <input
            id={id}
            value={typed}
            maxLength={40}
            list={`${id}-known`}
            autoComplete="off"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            className={panelBox}
          />
          <datalist id={`${id}-known`}>
            {suggestions.map((tag) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
          </datalist>
        </div>
        <PanelButton type="submit" isPending={isPending}>
          Dodaj znacznik
        </PanelButton>
      </form>
    </div>
  )
}
