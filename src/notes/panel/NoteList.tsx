import { useQuery } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { sessionQuery } from '../../administrators/panel/session.query.ts'
import { panelBox } from '../../panel-kit/fields/PanelField.tsx'
import { useUnsavedChanges } from '../../panel-kit/forms/unsaved.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { formatMoment } from '../../panel-kit/panel-format.ts'
import { useAction } from '../../panel-kit/useAction.ts'
import { readResponse } from '../../web/api.ts'
import type { About, Note } from '../note.ts'
import { callsAbout } from './remarks.query.ts'

const longest = 2_000

export const NoteList = ({ notes }: { notes: Note[] }) =>
  notes.length > 0 && (
    <ul className="space-y-3">
      {notes.map((note) => (
        <li key={note.id} className="border-l-2 border-line pl-3">
          <WrittenNote note={note} />
        </li>
      ))}
    </ul>
  )

/** Its author changes it; anybody removes it. */
function WrittenNote({ note: { id, text, writtenBy, writtenAt, changedAt } }: { note: Note }) {
  const { data: session } = useQuery(sessionQuery)
  const [isChanging, setChanging] = useState(false)
  const param = { id: String(id) }
  const removing = useAction({
    call: () => readResponse(api.admin.notes[':id'].$delete({ param })),
    done: 'Notatka usunięta',
  })
  const changing = useAction({
    call: (changed: string) => readResponse(api.admin.notes[':id'].$put({ param, json: { text: changed } })),
    onDone: () => setChanging(false),
  })
  if (isChanging)
    return (
      <NoteForm
        label="Zmień treść"
        begin={text}
        button="Zapisz"
        isPending={changing.isPending}
        onWrite={changing.act}
        onLeave={() => setChanging(false)}
      />
    )
  const named = `${writtenBy}, ${formatMoment(writtenAt)}`
  return (
    <>
      <p className="max-w-[75ch] whitespace-pre-wrap">{text}</p>
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-mid tabular-nums">
        {named}
        {changedAt && ` (zmieniono ${formatMoment(changedAt)})`}
        {session?.admin.username === writtenBy && (
          <PanelButton look="quiet" aria-label={`Zmień notatkę: ${named}`} onClick={() => setChanging(true)}>
            Zmień
          </PanelButton>
        )}
        <PanelButton
          look="quietDanger"
          aria-label={`Skasuj notatkę: ${named}`}
          isPending={removing.isPending}
          onClick={() => removing.act()}
        >
          Skasuj
        </PanelButton>
      </p>
    </>
  )
}

export function NewNote({ about }: { about: About }) {
  // A new form after each note that was written.
  const [written, setWritten] = useState(0)
  const writing = useAction({
    call: callsAbout(about).write,
    onDone: () => setWritten(written + 1),
  })
  return (
    <NoteForm
      key={written}
      label="Nowa notatka"
      begin=""
      button="Dodaj notatkę"
      isPending={writing.isPending}
      onWrite={writing.act}
    />
  )
}

interface FormProps {
  label: string
  begin: string
  button: string
  isPending: boolean
  onWrite(text: string): void
  onLeave?(): void
}

function NoteForm({ label, begin, button, isPending, onWrite, onLeave }: FormProps) {
  const id = useId()
  const [text, setText] = useState(begin)
  const [isEmpty, setEmpty] = useState(false)
  useUnsavedChanges(text.trim() !== begin.trim())
  const write = (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    setEmpty(wanted === '')
    if (wanted === '') document.getElementById(id)?.focus()
    else if (!isPending) onWrite(wanted)
  }
  return (
    <form noValidate onSubmit={write}>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={longest}
        value={text}
        aria-invalid={isEmpty || undefined}
        aria-describedby={isEmpty ? `${id}-problem` : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        className={panelBox}
      />
      {isEmpty && (
        <p id={`${id}-problem`} className="mt-1 font-medium text-clay">
          Wpisz treść notatki
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <PanelButton type="submit" isPending={isPending}>
          {button}
        </PanelButton>
        {onLeave && (
          <PanelButton look="quiet" onClick={onLeave}>
            Zostaw bez zmian
          </PanelButton>
        )}
      </div>
    </form>
  )
}
