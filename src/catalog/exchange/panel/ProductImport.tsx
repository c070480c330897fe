import { ArrowLeft, FileSpreadsheet } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { plural } from '../../../i18n/plural.ts'
import { changeAddress } from '../../../panel-kit/address.ts'
import { FileButton } from '../../../panel-kit/fields/FileButton.tsx'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { ProductImportReport } from './ProductImportReport.tsx'
import { useProductImport } from './useProductImport.ts'

const close = () => changeAddress({ import: undefined })

const importLabel = plural('pl', {
  one: 'Zapisz # zmianę',
  few: 'Zapisz # zmiany',
  many: 'Zapisz # zmian',
  other: 'Zapisz # zmiany',
})

/** Takes a table of products: first it shows what would become of each row, then it does it. */
export default function ProductImport() {
  const { report, name, problem, isChecking, isImporting, choose, start } = useProductImport(close)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const count = report ? report.newCount + report.changedCount : 0
  return (
    <section aria-labelledby="product-import" className="max-w-4xl space-y-5">
      <PanelButton look="quiet" className="-ml-3.5" onClick={close}>
        <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
        Wróć do listy
      </PanelButton>
      <h2 id="product-import" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Import produktów z&nbsp;CSV
      </h2>
      <div className="max-w-2xl space-y-2 text-sm text-mid">
        <p>
          Pobierz tabelę przyciskiem „Eksportuj CSV”, zmień ją w&nbsp;arkuszu i&nbsp;wczytaj tutaj. Produkt jest
          rozpoznawany po numerze albo adresie strony; wiersz bez obu dodaje nowy. Kolumny i&nbsp;wiersze bez zmian
          można usunąć: czego w&nbsp;pliku nie ma, to zostaje bez zmian.
        </p>
        <p>Najpierw zobaczysz, co się zmieni. Zapisane zostanie dokładnie to.</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-dashed border-ink/40 p-4 text-sm">
        <FileButton
          icon={FileSpreadsheet}
          accept=".csv"
          disabled={isChecking || isImporting}
          aria-label="Plik CSV z produktami"
          aria-invalid={problem ? true : undefined}
          aria-describedby="product-import-problem"
          choose={choose}
        >
          {report ? 'Wybierz inny' : 'Wybierz plik'}
        </FileButton>
        <output className="wrap-anywhere">{isChecking ? 'Sprawdzanie...' : name}</output>
        <p id="product-import-problem" role="alert" className="basis-full font-medium text-clay empty:hidden">
          {problem}
        </p>
      </div>
      {report && (
        <>
          <ProductImportReport report={report} />
          <div className="sticky bottom-0 flex flex-wrap gap-3 border-t border-line bg-salt py-3">
            {count > 0 ? (
              <PanelButton look="solid" isPending={isImporting || isChecking} onClick={start}>
                {isImporting ? 'Zapisywanie...' : importLabel(count)}
              </PanelButton>
            ) : (
              <p className="self-center text-sm">Nie ma czego zapisywać.</p>
            )}
            <PanelButton isPending={isImporting} onClick={close}>
              Anuluj
            </PanelButton>
          </div>
        </>
      )}
    </section>
  )
}
