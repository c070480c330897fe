import { Trash2 } from 'lucide-react'
import { formatRate } from '../../../i18n/format.ts'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import { confirm } from '../../../panel-kit/confirm.ts'
import { EmptyList } from '../../../panel-kit/lists/ListStates.tsx'
import { PanelCell, PanelRow, PanelTable, RowActions, RowTitle } from '../../../panel-kit/lists/PanelTable.tsx'
import { RowButton } from '../../../panel-kit/lists/RowButton.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { formatDay } from '../../../panel-kit/panel-format.ts'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { useAction } from '../../../panel-kit/useAction.ts'
import { readResponse } from '../../../web/api.ts'
import type { SalesAbroad, SavedRate } from '../abroad.ts'
import { RateForm } from './RateForm.tsx'

const columns = [
  { label: 'Kraj' },
  { label: 'Produkt' },
  { label: 'Stawka', isNumber: true },
  { label: 'Od dnia' },
  { label: 'Działania' },
]

/** The rates that the owner has confirmed, what is missing of them, and a proposal for that. */
export function DestinationRates({ abroad, isOwner }: { abroad: SalesAbroad; isOwner: boolean }) {
  const { rates, served, since, ratesReadOn } = abroad
  const missing = served.filter((one) => one.missing.length > 0)
  const proposal = useAction({
    call: () => {
      const from = dayInPoland()
      const drafts = missing.map(({ country, proposed: rate }) => ({ country, rate, from }))
      return readResponse(api.admin.abroad.rates.$post({ json: { rates: drafts } }))
    },
    done: 'Stawki są dodane. Popraw te, które dla Waszych produktów są niższe.',
  })
  const propose = async () => {
    const list = missing.map(({ name, proposed }) => `${name} ${formatRate(proposed, 'pl')}%`).join(', ')
    const text = `Stawki podstawowe, odczytane ${formatDay(`${ratesReadOn}T12:00Z`)}: ${list}. Sprawdź je z\u00A0księgową: żywność ma często niższą stawkę, a\u00A0stawki się zmieniają.`
    if (await confirm({ title: 'Dodać stawki podstawowe?', text, agree: 'Dodaj stawki' })) proposal.act()
  }
  return (
    <section aria-labelledby="abroad-rates">
      <h3 id="abroad-rates" className="text-lg">
        Stawki krajów
      </h3>
      {missing.length > 0 && (
        <div className={`mt-3 max-w-[65ch] text-sm ${since === null ? 'text-mid' : 'font-medium text-clay'}`}>
          <p>
            Bez stawki: {missing.map(({ name }) => name).join(', ')}.{' '}
            {since !== null &&
              'Zamówienia stamtąd, w\u00A0których jest produkt bez stawki, mają stawki kraju sprzedawcy.'}
          </p>
          {isOwner && (
            <PanelButton className="mt-3" isPending={proposal.isPending} onClick={() => void propose()}>
              Zaproponuj stawki podstawowe
            </PanelButton>
          )}
        </div>
      )}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[min(20rem,36%)_minmax(0,1fr)]">
        {isOwner && <RateForm />}
        <div className="@container min-w-0">
          {rates.length === 0 ? (
            <EmptyList title="Nie ma jeszcze stawek">
              Poniżej progu nie są potrzebne. Krajowi z&nbsp;jedną stawką na wszystko wystarczy jeden wiersz.
            </EmptyList>
          ) : (
            <PanelTable label="Stawki VAT krajów" columns={columns}>
              {rates.map((rate) => (
                <RateRow key={rate.id} rate={rate} isOwner={isOwner} />
              ))}
            </PanelTable>
          )}
        </div>
      </div>
    </section>
  )
}

function RateRow({
  rate: { id, countryName, productName, rate, from },
  isOwner,
}: {
  rate: SavedRate
  isOwner: boolean
}) {
  const removal = useAction({
    call: () => readResponse(api.admin.abroad.rates[':id'].$delete({ param: { id: String(id) } })),
    done: 'Stawka została usunięta',
  })
  const name = [countryName, productName, `${formatRate(rate, 'pl')}%`, `od ${formatDay(`${from}T12:00Z`)}`]
    .filter(Boolean)
    .join(', ')
  const remove = async () => {
    const text = 'Zamówienia, które ją mają, ją zachowają.'
    if (await confirm({ title: `Usunąć stawkę: ${name}?`, text, agree: 'Usuń' })) removal.act()
  }
  return (
    <PanelRow isMarked={false}>
      <RowTitle>{countryName}</RowTitle>
      <PanelCell label="Produkt">
        <span className="wrap-anywhere">{productName ?? 'wszystkie pozostałe'}</span>
      </PanelCell>
      <PanelCell label="Stawka" isNumber>
        {formatRate(rate, 'pl')}%
      </PanelCell>
      <PanelCell label="Od dnia">{formatDay(`${from}T12:00Z`)}</PanelCell>
      <RowActions>
        {isOwner && (
          <RowButton
            icon={Trash2}
            label={`Usuń stawkę: ${name}`}
            isPending={removal.isPending}
            onClick={() => void remove()}
          />
        )}
      </RowActions>
    </PanelRow>
  )
}
