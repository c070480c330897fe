import { useRef } from 'react'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { formatNumber } from '../../../panel-kit/panel-format.ts'
import { useAction } from '../../../panel-kit/useAction.ts'
import type { MarketingContact } from '../marketing-contact.ts'
import { formatMatching } from './contact-words.ts'
import { ContactRow } from './ContactRow.tsx'
import { fetchContactIds, type ContactParams } from './contacts.query.ts'
import { useSelectedCount, type Selection } from './selection.ts'

interface Props {
  contacts: MarketingContact[]
  selection: Selection
  editedId: number | undefined
}

/** A page of contacts, in a window that scrolls by itself. */
export function ContactTable({ contacts, selection, editedId }: Props) {
  const lastTicked = useRef<number>(undefined)
  const tick = (id: number, isTicked: boolean, withShift: boolean) => {
    const from = contacts.findIndex((contact) => contact.id === lastTicked.current)
    const to = contacts.findIndex((contact) => contact.id === id)
    const range = withShift && from >= 0 ? contacts.slice(Math.min(from, to), Math.max(from, to) + 1) : [{ id }]
    selection.set(
      range.map((contact) => contact.id),
      isTicked,
    )
    lastTicked.current = id
  }
  return (
    <section
      aria-label="Lista kontaktów"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
      tabIndex={0}
      className="max-h-[400px] overflow-y-auto border-y border-line"
    >
      <table className="w-full text-sm @max-2xl:block">
        <caption className="sr-only">Kontakty marketingowe</caption>
        <thead className="sticky top-0 z-10 bg-salt text-xs text-mid shadow-[0_1px_0_var(--color-line)] @max-2xl:sr-only">
          <tr>
            <th scope="col" className="w-11">
              <span className="sr-only">Zaznaczenie</span>
            </th>
            <th scope="col" className="w-[36%] py-2 pr-4 text-left font-normal">
              Firma
            </th>
            <th scope="col" className="w-[24%] py-2 pr-4 text-left font-normal">
              Osoba i&nbsp;rodzaj
            </th>
            <th scope="col" className="w-[26%] py-2 pr-4 text-left font-normal">
              Stan
            </th>
            <th scope="col" className="pr-2 text-right font-normal">
              Działania
            </th>
          </tr>
        </thead>
        <tbody className="@max-2xl:block">
          {contacts.map((contact) => (
            <ContactRow
              key={contact.id}
              contact={contact}
              selection={selection}
              isEdited={contact.id === editedId}
              onTick={tick}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface SelectionBarProps {
  selection: Selection
  asked: ContactParams
  /** How many are listed, on all pages. */
  matching: number
  /** How many there are. */
  total: number
}

/** How many contacts are selected, with buttons to select all or none. */
export function SelectionBar({ selection, asked, matching, total }: SelectionBarProps) {
  const count = useSelectedCount(selection)
  const { act, isPending } = useAction({
    call: () => fetchContactIds(asked),
    onDone: (ids) => selection.set(ids, true),
  })
  const isFiltered = Object.keys(asked).length > 0
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <output className="grow basis-full text-sm font-medium tabular-nums @md:basis-0">
        Zaznaczonych: {formatNumber(count)} / {formatNumber(total)}
      </output>
      <PanelButton
        isPending={isPending}
        disabled={matching === 0}
        aria-describedby={isFiltered ? 'select-all-hint' : undefined}
        onClick={() => act()}
      >
        Zaznacz wszystkie
      </PanelButton>
      {/* Not disabled, so that it keeps the focus. */}
      <PanelButton isPending={count === 0} onClick={selection.clear}>
        Odznacz wszystkie
      </PanelButton>
      {isFiltered && (
        <p id="select-all-hint" className="basis-full text-xs text-mid tabular-nums">
          {formatMatching(matching)}: „Zaznacz wszystkie” zaznacza tylko pasujące. Zaznaczone wcześniej zostają
          zaznaczone.
        </p>
      )}
    </div>
  )
}
