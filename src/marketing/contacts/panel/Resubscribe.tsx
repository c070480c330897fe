import { UserRoundCheck } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readResponse } from '../../../web/api.ts'
import { FormButtons } from '../../../panel-kit/forms/FormButtons.tsx'
import { focusList } from '../../../panel-kit/lists/ListWithForm.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { PanelDialog } from '../../../panel-kit/PanelDialog.tsx'
import { TextAreaField } from '../../../panel-kit/fields/PanelField.tsx'
import { PanelFormFrame } from '../../../panel-kit/forms/PanelFormFrame.tsx'
import { RowButton } from '../../../panel-kit/lists/RowButton.tsx'
import { mayLeave } from '../../../panel-kit/forms/unsaved.ts'
import { focusFirstField } from '../../../panel-kit/forms/useEditing.ts'
import { usePanelForm } from '../../../panel-kit/forms/usePanelForm.ts'
import { contactReturn, type MarketingContact } from '../marketing-contact.ts'

/** Puts somebody who left the list on it again: only with what shows that they asked for it. */
export function Resubscribe({ contact }: { contact: MarketingContact }) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const here = place.current
    return () => {
      // It goes with the state that it was there for, and the focus must not go with it.
      if (here?.contains(document.activeElement)) focusList()
    }
  }, [])
  const leave = async () => {
    if (await mayLeave()) setOpen(false)
  }
  return (
    <span ref={place} className="contents">
      <RowButton icon={UserRoundCheck} label={`Wpisz ponownie ${contact.businessName}`} onClick={() => setOpen(true)} />
      {isOpen && (
        <PanelDialog title="Ponowne wpisanie na listę" isSmall onClose={() => void leave()}>
          <PutBackForm contact={contact} onLeave={() => void leave()} onDone={() => setOpen(false)} />
        </PanelDialog>
      )}
    </span>
  )
}

interface Props {
  contact: MarketingContact
  onLeave(): void
  onDone(): void
}

function PutBackForm({ contact, onLeave, onDone }: Props) {
  const form = usePanelForm({
    schema: contactReturn,
    values: { consent: '' },
    send: (json) =>
      readResponse(
        api.admin.marketing.contacts[':id'].suppression.$delete({ param: { id: String(contact.id) }, json }),
      ),
    done: 'Kontakt znów otrzymuje wiadomości',
    onSent: onDone,
  })
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => focusFirstField(place.current), [])
  return (
    <div ref={place}>
      <PanelFormFrame form={form} label="Ponowne wpisanie na listę" className="space-y-5">
        <p className="text-sm">
          <span className="font-medium wrap-anywhere">{contact.emailAddress}</span>: ten adres wypisał się
          z&nbsp;wiadomości. Wpisz go ponownie tylko wtedy, gdy jego właściciel sam o&nbsp;to poprosił.
        </p>
        <TextAreaField
          form={form}
          name="consent"
          label="Skąd wiadomo, że chce znowu dostawać wiadomości?"
          hint="Na przykład: e-mail do biura z 3 marca 2027 r. Zostanie zapisane jako podstawa zgody."
          rows={3}
        />
        <FormButtons form={form} label="Wpisz ponownie" onCancel={onLeave} />
      </PanelFormFrame>
    </div>
  )
}
