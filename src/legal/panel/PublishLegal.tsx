import { useQuery } from '@tanstack/react-query'
import { daysAfter } from '../../kernel/calendar.ts'
import { dayInPoland } from '../../kernel/day-in-poland.ts'
import { goTo } from '../../panel-kit/address.ts'
import { FormButtons } from '../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { SwitchField, TextField } from '../../panel-kit/fields/PanelField.tsx'
import { ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { formatDay } from '../../panel-kit/panel-format.ts'
import { PanelDialog } from '../../panel-kit/PanelDialog.tsx'
import { readResponse } from '../../web/api.ts'
import { leftOpenIn, legalPublication, type LegalDraft, type ListedLegalDocument } from '../legal-draft.ts'
import { legalNames } from '../legal-names.ts'
import { publishedWith } from '../legal.ts'
import { legalDocumentsQuery } from './legal-documents.query.ts'

interface Props {
  stored: LegalDraft
  onClose(): void
}

/** Asks from which day a draft holds, and whether a lawyer has read it. */
export function PublishLegal({ stored, onClose }: Props) {
  const { data: documents, error, refetch } = useQuery(legalDocumentsQuery)
  return (
    <PanelDialog title={`Ogłoszenie: ${legalNames[stored.document]}`} isSmall onClose={onClose}>
      {!documents && !error && <ListSkeleton label="Ładowanie" rows={3} />}
      {!documents && error && <ListFailure error={error} retry={refetch} />}
      {documents && <PublishForm stored={stored} documents={documents} onClose={onClose} />}
    </PanelDialog>
  )
}

interface Values {
  from: string
  version: number
  isReadByLawyer: boolean
  isTogether: boolean
}

function PublishForm({ stored, documents, onClose }: Props & { documents: ListedLegalDocument[] }) {
  const { document, version } = stored
  const listed = documents.find((one) => one.document === document)
  const partner = publishedWith(document).find((one) => one !== document)
  const partnerHasDraft = documents.some((one) => one.document === partner && one.draft)
  const today = dayInPoland()
  const offered = stored.texts.filter(({ language }) => stored.offered.includes(language))
  const open = offered.flatMap(({ markdown }) => leftOpenIn(markdown)).length
  const form = usePanelForm<Values, { version: string }>({
    schema: legalPublication,
    values: { from: listed?.earliest ?? today, version, isReadByLawyer: false, isTogether: partnerHasDraft },
    send: (json) => readResponse(api.admin['legal-documents'][':id'].versions.$post({ param: { id: document }, json })),
    done: ({ version: from }) => `${legalNames[document]}: wersja od ${formatDay(from)} została ogłoszona`,
    onSent: () => goTo({ tab: 'legal' }, { leavesNothing: true }),
  })
  return (
    <PanelFormFrame form={form} label="Ogłoszenie" className="space-y-5">
      <p className="text-sm text-mid">
        Ogłoszonej wersji nie można zmienić ani usunąć. Podaje sprzedawcę, jakim jest dziś w Ustawieniach. Wersję,
        której dzień jeszcze nie nadszedł, można odwołać.
      </p>
      <TextField
        form={form}
        name="from"
        type="date"
        min={today}
        max={daysAfter(today, 365)}
        label="Obowiązuje od"
        hint="Od początku tego dnia, czas polski. Najpóźniej za rok."
      />
      {document === 'terms' && (
        <p className="text-sm text-mid">
          O zmianie regulaminu trzeba zawiadomić posiadaczy kont co najmniej 14 dni wcześniej, jeśli tak mówi
          obowiązujący regulamin.
        </p>
      )}
      {partner && (
        <p className="text-sm text-mid">
          Klienci akceptują regulamin i informację o odstąpieniu w jednej wersji, więc „{legalNames[partner]}” też
          dostanie wersję z tego dnia{partnerHasDraft ? '.' : ', z\u00A0tym samym tekstem co teraz.'}
        </p>
      )}
      {partner && partnerHasDraft && (
        <SwitchField form={form} name="isTogether" label={`Ogłoś też zapisany szkic: ${legalNames[partner]}`} />
      )}
      <SwitchField
        form={form}
        name="isReadByLawyer"
        label="Prawnik przeczytał ten tekst"
        hint="Bez tego na początku strony i PDF jest uwaga, że to projekt. Potwierdzić można też później."
      />
      {open > 0 && (
        <p role="note" className="border-l-2 border-clay py-1 pl-4 text-sm">
          W tekstach są jeszcze miejsca do uzupełnienia w nawiasach kwadratowych: {open}.
        </p>
      )}
      {form.conflict && (
        <p role="alert" className="border-l-2 border-clay py-1 pl-4 text-sm text-clay">
          {form.conflict}
        </p>
      )}
      <FormButtons form={form} label="Ogłoś" sendingLabel="Ogłaszanie..." onCancel={onClose} />
    </PanelFormFrame>
  )
}
