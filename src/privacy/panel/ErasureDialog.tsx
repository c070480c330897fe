import { type ReactNode, useId, useState, type FormEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { personalDataWords } from './personal-data-words.ts'
import { readResponse } from '../../web/api.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { PanelDialog } from '../../panel-kit/PanelDialog.tsx'
import { useAction } from '../../panel-kit/useAction.ts'
import { retentionOf } from '../../personal-data/retention.ts'
import { fates, type Fate, type Person, type RecordName } from '../../personal-data/personal-record.ts'
import { usePersonParam, personQuery } from './privacy.query.ts'
import { Reasons, titleOf } from './Item.tsx'
import { panelBox } from '../../panel-kit/fields/PanelField.tsx'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'

const heads: Record<Fate, string> = {
  deleted: 'Zniknie bezpowrotnie',
  anonymised: 'Zostanie bez danych osobowych',
  kept: 'Zostaje',
}

/** Shows before the erasure what is deleted and what stays. */
export function ErasureDialog({ person, onClose }: { person: Person; onClose(): void }) {
  const client = useQueryClient()
  const search = usePersonParam()
  const { email, fingerprint } = person
  const erasing = useAction({
    call: () => readResponse(api.admin.privacy.erasure.$post({ json: { email, fingerprint } })),
    done: 'Dane osobowe zostały usunięte, a\u00A0odpowiedź zapisana',
    onDone: (left) => {
      client.setQueryData(personQuery(search).queryKey, left)
      onClose()
    },
  })
  const isAnythingGoing = person.sections.some(({ items }) => items.some(({ fate }) => fate !== 'kept'))
  return (
    <PanelDialog title="Usuń dane osoby" onClose={onClose}>
      <p className="mb-6 text-sm wrap-anywhere">
        Adres <strong className="font-medium">{email}</strong>. Kopie zapasowe zapominają w&nbsp;ciągu{' '}
        {retentionOf.backups.days}&nbsp;dni. Listy w&nbsp;skrzynce biura i&nbsp;dane u&nbsp;operatora płatności
        i&nbsp;przewoźnika trzeba usunąć tam osobno.
      </p>
      {fates.map((fate) => (
        <Part key={fate} fate={fate} person={person} />
      ))}
      {isAnythingGoing ? (
        <Agreement isPending={erasing.isPending} onAgree={erasing.act} onClose={onClose} />
      ) : (
        <p className="border-t border-line pt-5 font-medium">
          Teraz nie ma czego usunąć. Odpowiedz osobie, co zostaje i&nbsp;dlaczego, i&nbsp;zapisz jej prośbę.
        </p>
      )}
    </PanelDialog>
  )
}

/** Of these only the number is shown. */
const countedOnly = new Set<RecordName>(['mails', 'attempts', 'requests'])

/** All records with the same fate. */
function Part({ fate, person }: { fate: Fate; person: Person }) {
  const met = person.sections
    .map(({ name, items }) => ({ name, items: items.filter((item) => item.fate === fate) }))
    .filter(({ items }) => items.length > 0)
  if (met.length === 0) return null
  return (
    <section className="mb-6">
      <h3 className="mb-1 text-base font-medium">
        {heads[fate]}{' '}
        <span className="font-normal text-mid tabular-nums">
          {met.reduce((sum, { items }) => sum + items.length, 0)}
        </span>
      </h3>
      <ul className="border-t border-line text-sm">
        {met.map(({ name, items }) =>
          countedOnly.has(name) ? (
            <Line key={name} name={name} said={String(items.length)} />
          ) : (
            items.map((item) => (
              <Line key={`${name} ${item.id}`} name={name} said={titleOf(name, item)}>
                <Reasons item={item} />
              </Line>
            ))
          ),
        )}
      </ul>
    </section>
  )
}

function Line({ name, said, children }: { name: RecordName; said: string; children?: ReactNode }) {
  return (
    <li className="border-b border-line py-2 wrap-anywhere">
      <span className="text-mid">{personalDataWords.sections[name]}:</span> {said}
      {children}
    </li>
  )
}

const agreement = 'usuń'

interface Props {
  isPending: boolean
  onAgree(): void
  onClose(): void
}

/** An erasure can't be undone, so it is confirmed by typing a word; a click could be a slip. */
function Agreement({ isPending, onAgree, onClose }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isUnsure, setUnsure] = useState(false)
  const decide = (event: FormEvent) => {
    event.preventDefault()
    const agrees = typed.trim().toLowerCase() === agreement
    setUnsure(!agrees)
    if (agrees) onAgree()
    else document.getElementById(id)?.focus()
  }
  return (
    <form noValidate onSubmit={decide} className="mt-8 border-t border-line pt-5">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        Aby potwierdzić, wpisz: {agreement}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isUnsure || undefined}
          aria-describedby={isUnsure ? `${id}-problem` : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className={`${panelBox} max-w-48`}
        />
        <PanelButton type="submit" look="danger" isPending={isPending}>
          {isPending ? 'Usuwanie...' : 'Usuń dane'}
        </PanelButton>
        <PanelButton onClick={onClose}>Anuluj</PanelButton>
      </div>
      {isUnsure && (
        <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-clay">
          Wpisz słowo „{agreement}”, aby potwierdzić.
        </p>
      )}
    </form>
  )
}
