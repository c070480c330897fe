import { useQuery } from '@tanstack/react-query'
import { ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { TextField } from '../../panel-kit/fields/PanelField.tsx'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { PanelDialog } from '../../panel-kit/PanelDialog.tsx'
import { formatMoment, formatNumber } from '../../panel-kit/panel-format.ts'
import { readResponse } from '../../web/api.ts'
import { restoreRequest, restoreWord, type Contents } from '../backup.ts'
import { contentsQuery } from './backups.query.ts'

/** Shows what would be replaced with what, and asks for a word that nobody types by mistake. */
export function RestoreDialog({ name, onClose }: { name: string; onClose(): void }) {
  const contents = useQuery(contentsQuery(name))
  return (
    <PanelDialog title="Przywróć sklep z kopii" isSmall onClose={onClose}>
      {contents.isPending && <ListSkeleton label="Czytanie kopii do końca..." rows={3} />}
      {contents.error && <ListFailure error={contents.error} retry={contents.refetch} />}
      {contents.data && <Decision contents={contents.data} onClose={onClose} />}
    </PanelDialog>
  )
}

const rows = [
  ['orders', 'Zamówienia'],
  ['products', 'Produkty'],
  ['customers', 'Konta klientów'],
] as const

function Decision({ contents, onClose }: { contents: Contents; onClose(): void }) {
  const { name, madeAt, held, now } = contents
  const form = usePanelForm({
    schema: restoreRequest,
    values: { confirmation: '' },
    send: (json: { confirmation: string }) =>
      readResponse(api.admin.backups[':name'].restore.$post({ param: { name }, json })),
    done: 'Przywracanie trwa. Za chwilę trzeba będzie zalogować się ponownie.',
    onSent: onClose,
  })
  return (
    <>
      <p className="text-sm">
        Kopia z <strong className="font-medium">{formatMoment(madeAt)}</strong> jest cała. Zastąpi wszystko, co jest
        teraz w sklepie.
      </p>
      <table className="my-4 w-full text-sm">
        <caption className="sr-only">Co jest w kopii i co jest teraz</caption>
        <thead className="border-b border-line text-xs text-mid">
          <tr>
            <th scope="col">
              <span className="sr-only">Co</span>
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              W kopii
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              Teraz
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {rows.map(([field, label]) => (
            <tr key={field} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {label}
              </th>
              <td className="text-right">{formatNumber(held[field])}</td>
              <td className={`text-right ${held[field] < now[field] ? 'font-medium text-clay' : ''}`}>
                {formatNumber(now[field])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mb-5 list-disc space-y-1 pl-5 text-sm text-mid">
        <li>
          Najpierw program zrobi kopię obecnego stanu. Zostanie na liście przez 14 dni. Od tej chwili do końca sklep
          można oglądać, ale nikt nic nie zapisze ani nie zamówi, więc nic nie przepadnie.
        </li>
        <li>Wszyscy zostaną wylogowani, Ty też. Będą obowiązywać hasła z czasu kopii.</li>
        <li>Poczta poczeka, aż po zalogowaniu potwierdzisz przywrócenie; operator płatności powie, co wpłacono.</li>
        <li>Jeśli coś się nie uda, zostanie tak, jak jest.</li>
      </ul>
      <PanelFormFrame form={form} label="Potwierdzenie przywrócenia" className="space-y-4">
        <TextField
          form={form}
          name="confirmation"
          label={`Aby potwierdzić, wpisz: ${restoreWord}`}
          autoComplete="off"
          spellCheck={false}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <PanelButton onClick={onClose}>Anuluj</PanelButton>
          <PanelButton type="submit" look="danger" isPending={form.isSending}>
            Zastąp sklep kopią
          </PanelButton>
        </div>
      </PanelFormFrame>
    </>
  )
}
