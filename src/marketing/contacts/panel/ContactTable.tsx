import { useRef } from 'react'
import type { MarketingContact } from '../marketing-contact.ts'
import { ContactRow } from './ContactRow.tsx'
import type { Selection } from './selection.ts'

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
