import { useState } from 'react'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import type { PersonalItem, RecordName } from '../../personal-data/personal-record.ts'
import { Item } from './Item.tsx'

/** More of them are folded: somebody who ordered often got many letters. */
const maxShown = 5

/** All of one kind, those that are latest first. */
export function ItemList({ name, items }: { name: RecordName; items: PersonalItem[] }) {
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
