import { Plus } from 'lucide-react'
import { useEffect, type KeyboardEvent, type ReactNode } from 'react'
import { useKeyboardShortcut, useKeyboardShortcutsEnabled } from '../keyboard-shortcuts.ts'
import { PanelButton } from '../PanelButton.tsx'
import { focusFirstField, type Editing } from '../forms/useEditing.ts'

interface Props {
  editing: Editing
  newLabel: string
  editLabel: string
  /** Undefined until it is known what it begins with. */
  form: ReactNode
  /** A form with texts to be written, which gets half of the place. */
  isWide?: boolean
  /** The row that the address names isn't there. */
  isGone: boolean
  listLabel: string
  children: ReactNode
}

// However large the letters are, the form leaves the list the greater part.
const besideTable = 'lg:grid-cols-[min(20rem,36%)_minmax(0,1fr)] xl:grid-cols-[min(24rem,36%)_minmax(0,1fr)]'
const halves = 'lg:grid-cols-2'

/** A form and what has been made with it: side by side where there is room, and on phones the form out of the way. */
export function ListWithForm(props: Props) {
  const { editing, newLabel, editLabel, form, isWide = false, isGone, listLabel, children } = props
  useKeyboardShortcut('n', () => void editing.startNew())
  const hasLetterKeys = useKeyboardShortcutsEnabled()
  const { id, key, place, isOpen } = editing
  const isEditing = id !== undefined
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isEditing || event.defaultPrevented) return
    event.preventDefault()
    editing.leave()
  }
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 ${isWide ? halves : besideTable}`}>
      {!isEditing && (
        <PanelButton
          aria-expanded={isOpen}
          aria-controls="list-form"
          onClick={editing.toggle}
          className="justify-self-start lg:hidden"
        >
          <Plus aria-hidden="true" className="size-4" />
          {newLabel}
        </PanelButton>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is pressed in its fields */}
      <section
        ref={place}
        id="list-form"
        aria-labelledby="list-form-title"
        onKeyDown={leaveByKey}
        className={`lg:block ${isOpen ? '' : 'hidden'}`}
      >
        <h2 id="list-form-title" className="mb-5 text-2xl wrap-anywhere">
          {isEditing ? editLabel : newLabel}
        </h2>
        {isGone && (
          <div role="alert" className="mb-5 border-l-2 border-clay py-1 pl-4 text-sm">
            <p className="text-clay">Tej pozycji nie ma na liście.</p>
            <PanelButton className="mt-3" onClick={() => void editing.startNew()}>
              {newLabel}
            </PanelButton>
          </div>
        )}
        {form && (
          <FormPlace key={key} id={id} place={place}>
            {form}
          </FormPlace>
        )}
        <p className="mt-6 text-xs text-mid pointer-coarse:hidden">
          {hasLetterKeys && (
            <>
              <kbd>N</kbd> nowy wpis,{' '}
            </>
          )}
          <kbd>Ctrl</kbd> + <kbd>S</kbd> zapisz, <kbd>Esc</kbd> zakończ edycję
        </p>
      </section>
      <section aria-labelledby="list-title" className="@container min-w-0">
        <h2 id="list-title" tabIndex={-1} className="mb-5 text-2xl outline-none">
          {listLabel}
        </h2>
        {children}
      </section>
    </div>
  )
}

/** Moves the focus after its row was removed. */
export const focusList = () => document.getElementById('list-title')?.focus()

function FormPlace({ id, place, children }: Pick<Editing, 'id' | 'place'> & { children: ReactNode }) {
  useEffect(() => {
    if (id !== undefined) focusFirstField(place.current)
  }, [id, place])
  return children
}
