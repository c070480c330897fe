import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment, formatNumber } from '../../panel-kit/panel-format.ts'
import { ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { useAction } from '../../panel-kit/useAction.ts'
import { ViewHead } from '../../panel-kit/ViewHead.tsx'
import { readResponse } from '../../web/api.ts'
import type { Backups } from '../backup.ts'
import { BackupList } from './BackupList.tsx'
import { backupsQuery } from './backups.query.ts'
import { RestoreDialog } from './RestoreDialog.tsx'

/** Backups as they are kept, the last proof that one can be restored, and the way back to one of them. */
export function BackupsView() {
  const { data, error, isPending, refetch } = useQuery(backupsQuery)
  const [chosen, choose] = useState<string>()
  const making = useAction({
    call: () => readResponse(api.admin.backups.$post()),
    done: 'Kopia jest robiona. Pojawi się na liście.',
  })
  return (
    <section>
      <ViewHead id="backups-head" title="Kopie zapasowe">
        <PanelButton
          look="solid"
          isPending={making.isPending || data?.isBeingMade === true}
          onClick={() => making.act()}
          disabled={data?.isBeingRestored === true}
        >
          {data?.isBeingMade ? 'Kopia jest robiona…' : 'Zrób kopię teraz'}
        </PanelButton>
      </ViewHead>
      {isPending && <ListSkeleton label="Ładowanie kopii..." />}
      {error && !data && <ListFailure error={error} retry={refetch} />}
      {data?.isBeingRestored && <Restoring />}
      {data && (
        <>
          <State backups={data} />
          <BackupList backups={data} onRestore={choose} />
        </>
      )}
      {chosen && <RestoreDialog name={chosen} onClose={() => choose(undefined)} />}
    </section>
  )
}

/** While it goes on nobody changes anything; when it is done, nobody is signed in, and the login comes up. */
function Restoring() {
  return (
    <output className="mb-6 block border-l-4 border-violet bg-paper px-4 py-4 text-sm">
      <strong className="block text-base font-medium">Trwa przywracanie sklepu z kopii</strong>
      Do końca można tylko oglądać: kto chce coś zapisać albo zamówić, dowiaduje się, że sklep zaraz wróci. Potem
      wszyscy są wylogowani: zaloguj się hasłem z czasu kopii.
    </output>
  )
}

function State({ backups }: { backups: Backups }) {
  const { safeUntil, proven, failed, bucketFailed, proofFailed, restoreFailed, places } = backups
  const troubles = [
    failed && { title: 'Ostatniej kopii nie udało się zrobić', ...failed },
    bucketFailed && { title: 'Kopii nie udało się wysłać w drugie miejsce', ...bucketFailed },
    proofFailed && { title: 'Nie udało się sprawdzić, czy kopię da się odtworzyć', ...proofFailed },
    restoreFailed && { title: 'Przywracanie nie powiodło się', ...restoreFailed },
  ].filter((one) => one !== null)
  return (
    <>
      {troubles.map(({ title, at, sentence }) => (
        <div key={title} role="alert" className="mb-4 border-l-4 border-clay bg-paper px-4 py-3 text-sm">
          <p className="font-medium text-clay">{title}</p>
          <p className="wrap-anywhere">
            {sentence} <span className="text-mid">({formatMoment(at)})</span>
          </p>
        </div>
      ))}
      {places
        .filter(({ problem }) => problem)
        .map(({ label, problem }) => (
          <p key={label} className="mb-4 text-sm text-clay">
            {label}: {problem}
          </p>
        ))}
      <dl className="mb-8 grid gap-6 border-y border-line py-5 text-sm sm:grid-cols-2">
        <div>
          <dt className="text-mid">Wszystko jest w kopii do</dt>
          <dd className="font-display text-xl">{safeUntil ? formatMoment(safeUntil) : 'Jeszcze nie ma kopii'}</dd>
          <dd className="mt-1 text-mid">Program robi kopię co godzinę, jeśli coś się zmieniło.</dd>
        </div>
        <div>
          <dt className="text-mid">Odtworzenie sprawdzone</dt>
          <dd className="font-display text-xl">{proven ? formatMoment(proven.at) : 'Jeszcze nigdy'}</dd>
          <dd className="mt-1 text-mid">
            {proven
              ? `Kopia z próbnego odtworzenia zgadza się co do wiersza: ${formatNumber(proven.rows)} wierszy, w tym zamówienia: ${formatNumber(proven.orders)}, obrazy: ${formatNumber(proven.pictures)}.`
              : 'Co poniedziałek w nocy program odtwarza najnowszą kopię obok sklepu i porównuje.'}
          </dd>
          <dd className="mt-3">
            <ProofButton isUnderWay={backups.isBeingProven} />
          </dd>
        </div>
      </dl>
    </>
  )
}

function ProofButton({ isUnderWay }: { isUnderWay: boolean }) {
  const proving = useAction({
    call: () => readResponse(api.admin.backups.proof.$post()),
    done: 'Sprawdzanie trwa. Wynik pojawi się tutaj.',
  })
  return (
    <PanelButton isPending={proving.isPending || isUnderWay} onClick={() => proving.act()}>
      {isUnderWay ? 'Sprawdzanie trwa…' : 'Sprawdź teraz'}
    </PanelButton>
  )
}
