import { confirm } from '../../panel-kit/confirm.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { useAction } from '../../panel-kit/useAction.ts'
import { readResponse } from '../../web/api.ts'
import type { ListedLegalDocument } from '../legal-draft.ts'
import { legalNames } from '../legal-names.ts'
import { publishedWith } from '../legal.ts'

/** Texts that name who sold before, and the way to have all of them name who sells now. */
export function FormerSeller({ documents }: { documents: ListedLegalDocument[] }) {
  const outdated = documents.filter(({ namesFormerSeller, planned }) => namesFormerSeller && !planned)
  const { act, isPending } = useAction({
    async call() {
      // Two texts of one version are published together.
      const each = outdated.filter(
        ({ document }) =>
          publishedWith(document).find((one) => outdated.some((other) => other.document === one)) === document,
      )
      const failures: unknown[] = []
      for (const { document, earliest, holds } of each) {
        const json = { from: earliest, version: 0, isReadByLawyer: holds.read !== null }
        await readResponse(api.admin['legal-documents'][':id'].versions.$post({ param: { id: document }, json })).catch(
          (error: unknown) => failures.push(error),
        )
      }
      // The others are published all the same.
      if (failures.length > 0) throw failures[0]
    },
    done: 'Dokumenty zostały ogłoszone z\u00A0obecnymi danymi sprzedawcy',
  })
  if (outdated.length === 0) return null
  const ask = async () => {
    const agrees = await confirm({
      title: 'Ogłosić z\u00A0obecnymi danymi sprzedawcy?',
      text: 'Teksty się nie zmienią, tylko dane sprzedawcy i\u00A0data. Szkice zostaną szkicami.',
      agree: 'Ogłoś',
    })
    if (agrees) act()
  }
  return (
    <div role="note" className="mb-6 max-w-3xl border-l-2 border-clay bg-clay/6 px-4 py-3 text-sm">
      <p>
        Te dokumenty podają inne dane sprzedawcy niż Ustawienia:{' '}
        {outdated.map(({ document }) => legalNames[document]).join(', ')}. Ogłoszonych wersji program nie zmienia.
      </p>
      <PanelButton className="mt-3" isPending={isPending} onClick={() => void ask()}>
        Ogłoś je z obecnymi danymi
      </PanelButton>
    </div>
  )
}
