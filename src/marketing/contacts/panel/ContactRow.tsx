import { Pencil, Trash2 } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { EditLink, RowButton } from '../../../panel-kit/lists/RowButton.tsx'
import type { MarketingContact } from '../marketing-contact.ts'
import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import { formatDay } from '../../../panel-kit/panel-format.ts'
import { readResponse } from '../../../web/api.ts'
import { confirm } from '../../../panel-kit/confirm.ts'
import { focusList } from '../../../panel-kit/lists/ListWithForm.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { useAction } from '../../../panel-kit/useAction.ts'
import { typeNames } from './contact-words.ts'
import { Resubscribe } from './Resubscribe.tsx'
import { useIsSelected, type Selection } from './selection.ts'

interface Props {
  contact: MarketingContact
  selection: Selection
  isEdited: boolean
  /** Ticks it or takes the tick away; with Shift all between it and the last one, too. */
  onTick(id: number, isTicked: boolean, withShift: boolean): void
}

const cell = 'align-top @2xl:table-cell @2xl:py-2.5 @2xl:pr-4'

/** A contact of the list; on phones its parts stand under one another. */
export function ContactRow({ contact, selection, isEdited, onTick }: Props) {
  const { id, businessName, emailAddress, contactPerson, businessType } = contact
  const { remove, isPending } = useContactActions(contact, selection)
  const isSelected = useIsSelected(selection, id)
  // The space bar makes a click too, and a click knows whether Shift is held.
  const tick = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onTick(id, currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
  return (
    <tr
      className={`grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-1 gap-y-1 border-b border-line py-2 last:border-b-0 @2xl:table-row ${
        isEdited ? 'bg-violet/6' : isSelected ? 'bg-violet/4' : ''
      }`}
    >
      <td className="row-span-3 align-top @2xl:w-11 @2xl:py-1">
        <label className="grid size-9 cursor-pointer place-items-center pointer-coarse:size-11">
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={`Zaznacz ${businessName}`}
            onChange={tick}
            className="size-4 accent-violet"
          />
        </label>
      </td>
      <th scope="row" className={`min-w-0 pt-1.5 text-left font-normal ${cell}`}>
        <span className="block font-medium wrap-anywhere">{businessName}</span>
        <span className="block text-xs wrap-anywhere text-mid">{emailAddress}</span>
      </th>
      <td className={`order-3 col-start-2 text-xs @2xl:text-sm ${cell}`}>
        {contactPerson && <span className="wrap-anywhere @2xl:block">{contactPerson}</span>}
        {contactPerson && <span className="@2xl:hidden">, </span>}
        <span className="text-mid @2xl:block @2xl:text-xs">{typeNames[businessType]}</span>
      </td>
      <td className={`order-4 col-start-2 ${cell}`}>
        <ContactStatus contact={contact} />
      </td>
      <td className="align-top @2xl:w-px @2xl:py-1">
        <div className="flex justify-end">
          {contact.standing === 'unsubscribed' && <Resubscribe contact={contact} />}
          <EditLink icon={Pencil} id={id} label={`Edytuj ${businessName}`} isShown={isEdited} />
          <RowButton
            icon={Trash2}
            label={`Usuń ${businessName}`}
            disabled={isEdited}
            isPending={isPending}
            onClick={() => void remove()}
          />
        </div>
      </td>
    </tr>
  )
}

/** Whether the contact gets messages, and if not, why. */
function ContactStatus({ contact: { standing, isActive, bounce, consent } }: { contact: MarketingContact }) {
  const isFine = standing === 'receives' && !bounce && consent
  return (
    <div className="flex flex-wrap gap-1">
      {isFine && <PanelBadge tone="good">Aktywny</PanelBadge>}
      {standing === 'unsubscribed' && <PanelBadge>Wypisany</PanelBadge>}
      {!isActive && <PanelBadge>Nieaktywny</PanelBadge>}
      {bounce && <PanelBadge tone="bad">Odrzucony</PanelBadge>}
      {!consent && <PanelBadge tone="waiting">Bez zgody</PanelBadge>}
      {bounce && (
        <span className="basis-full text-xs wrap-anywhere text-mid">
          {formatDay(bounce.at)}
          {!bounce.isPermanent && ', błąd chwilowy'}:{' '}
          {bounce.reason ? `„${bounce.reason}”` : 'serwer nie podał powodu.'}
        </span>
      )}
    </div>
  )
}

/** What is done with a contact without opening it. */
function useContactActions({ id, businessName }: MarketingContact, selection: Selection) {
  const removing = useAction({
    call: () => readResponse(api.admin.marketing.contacts[':id'].$delete({ param: { id: String(id) } })),
    done: 'Kontakt został usunięty',
    onDone: () => {
      selection.set([id], false)
      focusList()
    },
  })
  return {
    isPending: removing.isPending,
    async remove() {
      const text = `${businessName} zniknie z\u00A0listy i\u00A0z\u00A0historii kampanii. Tego nie można cofnąć.`
      if (await confirm({ title: 'Czy na pewno chcesz usunąć ten kontakt?', text, agree: 'Usuń' })) removing.act()
    },
  }
}
