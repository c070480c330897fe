import { CloudDownload, Download } from 'lucide-react'
import { useState } from 'react'
import { confirm } from '../../panel-kit/confirm.ts'
import { download } from '../../panel-kit/download.ts'
import { EmptyList } from '../../panel-kit/lists/ListStates.tsx'
import { PanelCell, PanelRow, PanelTable, RowActions, RowTitle } from '../../panel-kit/lists/PanelTable.tsx'
import { RowButton } from '../../panel-kit/lists/RowButton.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { formatMoment } from '../../panel-kit/panel-format.ts'
import { useAction } from '../../panel-kit/useAction.ts'
import { readResponse } from '../../web/api.ts'
import type { Backups, ListedBackup } from '../backup.ts'
import { BringDialog } from './BringDialog.tsx'
import type { Turn } from '../which-stay.ts'

const turnNames: Record<Turn, string> = {
  hourly: 'godzinowa',
  daily: 'dzienna',
  weekly: 'tygodniowa',
  by_hand: 'zrobiona na życzenie',
  before_restore: 'sprzed przywrócenia',
  before_upgrade: 'sprzed aktualizacji',
  after_upgrade: 'sprzed cofnięcia aktualizacji',
}

const columns = [
  { label: 'Kopia z' },
  { label: 'Rozmiar', isNumber: true },
  { label: 'Zachowana jako' },
  { label: 'Gdzie' },
  { label: 'Działania' },
]

/** What is kept, the newest first. */
export function BackupList({ backups, onRestore }: { backups: Backups; onRestore(name: string): void }) {
  const [brought, bring] = useState<ListedBackup>()
  if (backups.backups.length === 0)
    return (
      <EmptyList title="Nie ma jeszcze żadnej kopii">
        Pierwszą program zrobi w ciągu godziny, a od razu po naciśnięciu „Zrób kopię teraz”.
      </EmptyList>
    )
  return (
    <div className="@container">
      <PanelTable label="Kopie zapasowe, najnowsze pierwsze" columns={columns}>
        {backups.backups.map((backup) => (
          <Row
            key={backup.name}
            backup={backup}
            isRestorable={!backups.isBeingRestored}
            onRestore={() => onRestore(backup.name)}
            onBring={() => bring(backup)}
          />
        ))}
      </PanelTable>
      <p className="mt-4 max-w-prose text-sm text-mid">
        Zostają kopie z 24 ostatnich godzin, 14 dni i 8 tygodni, w których coś się zmieniło; żadna dłużej niż 56 dni.
        Kopie zrobione na życzenie, sprzed przywrócenia i sprzed aktualizacji zostają 14 dni, ta sprzed ostatniej
        aktualizacji 56.
      </p>
      {brought && <BringDialog backup={brought} onClose={() => bring(undefined)} />}
    </div>
  )
}

interface RowProps {
  backup: ListedBackup
  isRestorable: boolean
  onRestore(): void
  onBring(): void
}

function Row({ backup, isRestorable, onRestore, onBring }: RowProps) {
  const { name, bytes, madeAt, keptAs, places, isHere } = backup
  const moment = formatMoment(madeAt)
  // The browser loads the file by itself and would save a refusal as well: so whether it will be one is asked before.
  const saving = useAction({
    call: () => readResponse(api.admin.session.confirmation.$get()),
    changesNothing: true,
    onDone: () => download(`/api/admin/backups/${name}/file?lang=pl`),
  })
  const save = async () => {
    const agrees = await confirm({
      title: 'Pobrać plik kopii?',
      text: 'Jest w nim wszystko: dane osobowe klientów, zamówienia i skróty haseł. Trzymaj go na zaszyfrowanym dysku i usuń, gdy nie będzie potrzebny. Pobranie zapisze się w dzienniku zmian.',
      agree: 'Pobierz',
    })
    if (agrees) saving.act()
  }
  return (
    <PanelRow isMarked={false}>
      <RowTitle>
        <span className="tabular-nums">{moment}</span>
      </RowTitle>
      <PanelCell label="Rozmiar" isNumber>
        {formatBytes(bytes)}
      </PanelCell>
      <PanelCell label="Zachowana jako">{keptAs.map((turn) => turnNames[turn]).join(', ') || 'do usunięcia'}</PanelCell>
      <PanelCell label="Gdzie">{places.join(', ')}</PanelCell>
      <RowActions>
        {!isHere && (
          <PanelButton disabled={!isRestorable} aria-label={`Sprowadź tutaj kopię z ${moment}`} onClick={onBring}>
            <CloudDownload aria-hidden="true" strokeWidth={1.5} className="size-4" />
            Sprowadź tutaj
          </PanelButton>
        )}
        {isHere && (
          <>
            <RowButton
              icon={Download}
              label={`Pobierz kopię z ${moment}`}
              isPending={saving.isPending}
              onClick={() => void save()}
            />
            <PanelButton
              look="quietDanger"
              disabled={!isRestorable}
              aria-label={`Przywróć kopię z ${moment}`}
              onClick={onRestore}
            >
              Przywróć
            </PanelButton>
          </>
        )}
      </RowActions>
    </PanelRow>
  )
}

const decimal = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 1 })

const formatBytes = (bytes: number) =>
  bytes < 1_000_000 ? `${decimal.format(bytes / 1_000)}\u00A0kB` : `${decimal.format(bytes / 1_000_000)}\u00A0MB`
