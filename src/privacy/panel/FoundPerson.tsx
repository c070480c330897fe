import { useEffect, useRef, useState } from 'react'
import { personalDataWords } from './personal-data-words.ts'
import { EmptyList } from '../../panel-kit/lists/ListStates.tsx'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { formatMoment } from '../../panel-kit/panel-format.ts'
import { useNow } from '../../panel-kit/useNow.ts'
import type { Person, PersonalItem, RecordName } from '../../personal-data/personal-record.ts'
import { ErasureDialog } from './ErasureDialog.tsx'
import { Item } from './Item.tsx'
import { TakeData } from './TakeData.tsx'

interface Props {
  person: Person
  isUpdating: boolean
}

/** The person found, and what can be done about their request. */
export function FoundPerson({ person, isUpdating }: Props) {
  const { email, sections } = person
  const held = sections.filter(({ items }) => items.length > 0)
  const now = useNow()
  const [isErasing, setErasing] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <section aria-labelledby="person-head" aria-busy={isUpdating} className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-b border-line pb-3">
        <div className="min-w-0">
          <h3 id="person-head" ref={head} tabIndex={-1} className="text-xl wrap-anywhere outline-none">
            {email}
          </h3>
          <p className="hidden text-sm print:block">Stan z&nbsp;{formatMoment(now.toISOString())}</p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <TakeData email={email} />
          <PanelButton onClick={() => window.print()}>Wydruk</PanelButton>
          <PanelButton look="quietDanger" onClick={() => setErasing(true)}>
            Usuń dane…
          </PanelButton>
        </div>
      </div>
      {held.length === 0 ? (
        <EmptyList title="Nic nie wiemy o&nbsp;tej osobie">
          Pod tym adresem nie ma zamówień, konta, wiadomości, zgłoszeń ani poczty. Taką odpowiedź też warto zapisać.
        </EmptyList>
      ) : (
        held.map(({ name, items }) => (
          <section key={name} aria-labelledby={`person-${name}`} className="mt-6">
            <h4 id={`person-${name}`} className="mb-1 text-base font-medium">
              {personalDataWords.sections[name]}{' '}
              <span className="font-normal text-mid tabular-nums">{items.length}</span>
            </h4>
            <ItemList name={name} items={items} />
          </section>
        ))
      )}
      {isErasing && <ErasureDialog person={person} onClose={() => setErasing(false)} />}
    </section>
  )
}

/** Longer lists are folded: frequent customers have many emails. */
const maxShown = 5

/** All records of one kind, the latest first. */
function ItemList({ name, items }: { name: RecordName; items: PersonalItem[] }) {
  const [isOpen, setOpen] = useState(items.length <= maxShown + 2)
  return (
    <>
      <ul className="border-t border-line">
        {items.map((item, place) => (
          <Item key={item.id} name={name} item={item} isFolded={!isOpen && place >= maxShown} />
        ))}
      </ul>
      {!isOpen && (
        <PanelButton look="quiet" className="mt-1 -ml-3.5 print:hidden" onClick={() => setOpen(true)}>
          Pokaż wszystkie ({items.length})
        </PanelButton>
      )}
    </>
  )
}
