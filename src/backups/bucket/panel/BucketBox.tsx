import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../panel-kit/panel-api.ts'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { useAction } from '../../../panel-kit/useAction.ts'
import { settingsQuery } from '../../../settings/panel/settings.query.ts'
import { readResponse } from '../../../web/api.ts'
import type { BucketTestAnswer } from '../bucket.ts'
import { KeyMaker } from './KeyMaker.tsx'

/** Beneath the form: the key that backups are encrypted to, and a trial of what is saved. */
export function BucketBox({ onSaved }: { onSaved(): void }) {
  const client = useQueryClient()
  const { data: stored } = useQuery(settingsQuery('backup'))
  return (
    <>
      <KeyMaker onSaved={() => void client.fetchQuery({ ...settingsQuery('backup'), staleTime: 0 }).then(onSaved)} />
      {/* What was found holds for what was saved then. */}
      <BucketTest key={stored?.version} />
    </>
  )
}

function BucketTest() {
  const [told, setTold] = useState<BucketTestAnswer>()
  const { act, isPending } = useAction({
    call: () => readResponse(api.admin.backups.bucket.test.$post()),
    onDone: setTold,
  })
  return (
    <section aria-labelledby="bucket-test" className="mt-10 space-y-4 border-t border-line pt-6">
      <div>
        <h4 id="bucket-test" className="text-lg">
          Próba
        </h4>
        <p className="mt-1 text-sm text-mid">
          Zapisuje w magazynie mały plik, szuka go na liście, czyta i usuwa – tak, jak ustawienia są zapisane.
        </p>
      </div>
      <PanelButton
        isPending={isPending}
        onClick={() => {
          setTold(undefined)
          act()
        }}
      >
        {isPending ? 'Próbowanie...' : 'Wypróbuj'}
      </PanelButton>
      <output className="block space-y-3">
        {told && (
          <div className={`border-l-2 py-1 pl-4 text-sm ${told.isGood ? 'border-sea' : 'border-clay'}`}>
            <p className="wrap-anywhere">{told.sentence}</p>
            {told.answer && <p className="mt-1 wrap-anywhere text-mid">Odpowiedź serwera: {told.answer}</p>}
          </div>
        )}
        {told?.warnings.map((warning) => (
          <p key={warning} className="border-l-2 border-clay py-1 pl-4 text-sm">
            {warning}
          </p>
        ))}
      </output>
    </section>
  )
}
