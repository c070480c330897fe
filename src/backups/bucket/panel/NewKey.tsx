import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { brand } from '../../../brand.ts'
import { panelBox } from '../../../panel-kit/fields/PanelField.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { formatMoment } from '../../../panel-kit/panel-format.ts'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { useAction } from '../../../panel-kit/useAction.ts'
import { readResponse } from '../../../web/api.ts'

export interface Pair {
  privateKey: string
  publicKey: string
  madeAt: string
}

/** As `age-keygen` writes it, so that other programs read it too. */
const fileOf = ({ privateKey, publicKey, madeAt }: Pair) =>
  `# ${brand.name}: klucz prywatny kopii zapasowych\n# created: ${madeAt}\n# public key: ${publicKey}\n${privateKey}\n`

function saveFile(pair: Pair): void {
  const address = URL.createObjectURL(new Blob([fileOf(pair)], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'salorge-klucz-kopii.txt'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

const endLength = 6

interface Props {
  pair: Pair
  /** Of the settings, as they are shown. */
  version: number
  onSaved(): void
  onLeft(): void
}

/** Shown this once. It counts when the owner has shown that they have it. */
export function NewKey({ pair, version, onSaved, onLeft }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const { act: save, isPending } = useAction({
    call: () =>
      readResponse(
        api.admin.settings[':part'].$put({ param: { part: 'backup' }, json: { version, publicKey: pair.publicKey } }),
      ),
    done: 'Klucz zapisany. Następne kopie są zamknięte tym kluczem.',
    onDone: onSaved,
  })
  const { act: copy } = useAction({
    call: () => navigator.clipboard.writeText(pair.privateKey),
    changesNothing: true,
    done: 'Klucz skopiowany',
    failed: { fallback: 'Nie udało się skopiować. Zaznacz klucz i skopiuj go sam.' },
  })
  return (
    <form
      noValidate
      aria-label="Nowy klucz kopii"
      onSubmit={(event) => {
        event.preventDefault()
        if (isPending) return
        const isRight = typed.trim().toUpperCase() === pair.privateKey.slice(-endLength)
        setIsWrong(!isRight)
        if (isRight) save()
      }}
      className="space-y-4"
    >
      <p className="border-l-2 border-clay py-1 pl-4">
        To jest klucz prywatny. Widać go tylko teraz. Zachowaj go poza tą maszyną, najlepiej w dwóch miejscach: w sejfie
        haseł i na papierze.
      </p>
      <p>
        <code className="block rounded border border-line bg-paper px-3 py-2 wrap-anywhere select-all">
          {pair.privateKey}
        </code>
      </p>
      <div className="flex flex-wrap gap-3">
        <PanelButton onClick={() => copy()}>Kopiuj</PanelButton>
        <PanelButton onClick={() => saveFile(pair)}>Pobierz plik</PanelButton>
        <PanelButton onClick={() => window.print()}>Drukuj</PanelButton>
      </div>
      <div>
        <label htmlFor={`${id}-end`} className="mb-1 block font-medium">
          Ostatnie {endLength} znaków klucza, przepisane stamtąd, gdzie go zachowano
        </label>
        <input
          id={`${id}-end`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          className={`${panelBox} max-w-40 uppercase`}
        />
        {isWrong && (
          <p id={`${id}-wrong`} role="alert" className="mt-1 text-clay">
            To nie są ostatnie znaki tego klucza. Sprawdź, czy jest zachowany w całości.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <PanelButton type="submit" look="solid" isPending={isPending}>
          Mam klucz, używaj go
        </PanelButton>
        <PanelButton onClick={onLeft}>Anuluj</PanelButton>
      </div>
      {createPortal(<PrintedKey pair={pair} />, document.body)}
    </form>
  )
}

/** Beside the page, so that it is printed alone. */
function PrintedKey({ pair }: { pair: Pair }) {
  return (
    <div aria-hidden="true" className="hidden text-black print:block">
      <div data-printed-alone>
        <p className="font-display text-2xl">{brand.name}: klucz prywatny kopii zapasowych</p>
        <p className="mt-2">
          Zrobiony {formatMoment(pair.madeAt)}. Otwiera kopie w&nbsp;magazynie, gdy sklepu już nie ma.
        </p>
        <p className="mt-6 border border-ink p-4 font-mono text-lg leading-relaxed wrap-anywhere">{pair.privateKey}</p>
        <p className="mt-6">
          Sklep wróci poleceniem <code>npm run restore -- --from-bucket</code>, które o&nbsp;ten klucz zapyta: rozdział
          „The machine is lost” w&nbsp;docs/operate.md.
        </p>
        <p className="mt-2 text-sm wrap-anywhere">Klucz publiczny do niego: {pair.publicKey}</p>
      </div>
    </div>
  )
}
