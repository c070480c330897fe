import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { useAction } from '../../../panel-kit/useAction.ts'
import { settingsQuery } from '../../../settings/panel/settings.query.ts'
import { NewKey, type Pair } from './NewKey.tsx'

/** The pair is made in the browser: the private half never reaches the server, which couldn't keep it from a thief. */
async function makePair(): Promise<Pair> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const privateKey = await generateX25519Identity()
  return { privateKey, publicKey: await identityToRecipient(privateKey), madeAt: new Date().toISOString() }
}

/** Makes the key that backups in the bucket are encrypted to. */
export function KeyMaker({ onSaved }: { onSaved(): void }) {
  const { data: stored } = useQuery(settingsQuery('backup'))
  const [pair, setPair] = useState<Pair>()
  const { act: make, isPending } = useAction({ call: makePair, changesNothing: true, onDone: setPair })
  if (!stored) return null
  const hasKey = Boolean(stored.values['publicKey'])
  const variable = stored.variables['publicKey']
  return (
    <section aria-labelledby="key-head" className="mt-10 space-y-4 border-t border-line pt-6 text-sm">
      <h4 id="key-head" className="text-lg">
        Klucz kopii
      </h4>
      {variable ? (
        <p>Klucz publiczny jest ustawiony na serwerze ({variable}) i tylko tam można go zmienić.</p>
      ) : pair ? (
        <NewKey
          pair={pair}
          version={stored.version}
          onLeft={() => setPair(undefined)}
          onSaved={() => {
            setPair(undefined)
            onSaved()
          }}
        />
      ) : (
        <>
          <p className="text-mid">
            Klucz ma dwie części. Publiczna zamyka kopie i zostaje w sklepie. Prywatna je otwiera i jest tylko u Ciebie:
            powstaje w tej przeglądarce, sklep jej nie poznaje. Kto ją zgubi, nie otworzy kopii z magazynu.
          </p>
          {hasKey && (
            <p className="border-l-2 border-clay py-1 pl-4">
              Sklep ma już klucz. Nowy zamknie tylko nowe kopie; zachowaj poprzedni klucz prywatny, dopóki są starsze.
            </p>
          )}
          <PanelButton isPending={isPending} onClick={() => make()}>
            {hasKey ? 'Utwórz nowy klucz' : 'Utwórz klucz'}
          </PanelButton>
        </>
      )}
    </section>
  )
}
