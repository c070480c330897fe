import { confirm } from '../../../panel-kit/confirm.ts'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import { TextField } from '../../../panel-kit/fields/PanelField.tsx'
import { FormButtons } from '../../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../panel-kit/forms/usePanelForm.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import { formatDay } from '../../../panel-kit/panel-format.ts'
import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { useAction } from '../../../panel-kit/useAction.ts'
import { readResponse } from '../../../web/api.ts'
import { destinationSwitch, type SalesAbroad } from '../abroad.ts'

const tax = api.admin.abroad['destination-tax']

/** From which day on consumers pay the rates of their country. */
export function DestinationSwitch({ abroad, isOwner }: { abroad: SalesAbroad; isOwner: boolean }) {
  const { since, version } = abroad
  const turningOff = useAction({
    call: () => readResponse(tax.$put({ json: { since: null, version } })),
    done: 'Sklep stosuje znów stawki kraju sprzedawcy',
  })
  const turnOff = async () => {
    const text =
      'Nowe zamówienia konsumentów z\u00A0innych krajów będą miały stawki kraju sprzedawcy. Złożone zachowają swoje.'
    if (await confirm({ title: 'Wyłączyć stawki kraju nabywcy?', text, agree: 'Wyłącz' })) turningOff.act()
  }
  return (
    <section aria-labelledby="abroad-switch" className="max-w-[65ch]">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id="abroad-switch" className="text-lg">
          Stawki kraju nabywcy (OSS)
        </h3>
        <PanelBadge tone={since === null ? 'plain' : 'good'}>
          {since === null ? 'Wyłączone' : wordsOf(since)}
        </PanelBadge>
      </div>
      <p className="mt-2 text-sm text-mid">
        Gdy są włączone, w&nbsp;zamówieniu konsumenta z&nbsp;innego kraju Unii mieści się VAT tego kraju. Cena zostaje
        ta sama, zmienia się tylko podatek, który zawiera. Zamówienia złożone wcześniej zachowują swoje stawki.
      </p>
      {isOwner && since === null && <SwitchOn key={version} version={version} />}
      {isOwner && since !== null && (
        <PanelButton className="mt-4" isPending={turningOff.isPending} onClick={() => void turnOff()}>
          Wyłącz stawki kraju nabywcy
        </PanelButton>
      )}
    </section>
  )
}

const wordsOf = (since: string) =>
  `${since > dayInPoland() ? 'Włączą się' : 'Włączone'} od ${formatDay(`${since}T12:00Z`)}`

function SwitchOn({ version }: { version: number }) {
  const form = usePanelForm<{ since: string }, SalesAbroad>({
    schema: destinationSwitch,
    values: { since: '' },
    asks: ({ since }) =>
      confirm({
        title: 'Włączyć stawki kraju nabywcy?',
        text: `Od ${formatDay(`${since}T12:00Z`)} zamówienia konsumentów z\u00A0innych krajów Unii będą miały stawki tych krajów. Włącz tylko wtedy, gdy stowarzyszenie jest zgłoszone do OSS.`,
        agree: 'Włącz',
      }),
    send: ({ since }) => readResponse(tax.$put({ json: { since, version } })),
    done: 'Stawki kraju nabywcy są włączone',
  })
  return (
    <PanelFormFrame form={form} label="Włączanie stawek kraju nabywcy" className="mt-4 max-w-xs space-y-4">
      <TextField
        form={form}
        name="since"
        type="date"
        min={dayInPoland()}
        label="Obowiązują od dnia"
        hint={'Od kiedy obowiązuje zgłoszenie do OSS: dziś albo później'}
      />
      <FormButtons form={form} label="Włącz stawki" />
    </PanelFormFrame>
  )
}
