import { useState, type ComponentType } from 'react'
import { useAddress } from '../../panel-kit/address.ts'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import { ViewHead } from '../../panel-kit/ViewHead.tsx'
import { partNames, parts, type PartName } from '../parts.ts'
import { CarrierTest } from './CarrierTest.tsx'
import { KsefTest } from './KsefTest.tsx'
import { MailTest } from './MailTest.tsx'
import { PaymentStanding } from './PaymentStanding.tsx'
import { SettingsCopy } from './SettingsCopy.tsx'
import { StoredPartForm } from './StoredPartForm.tsx'

const copy = 'copy'

/** What stands beneath the form of a part, from rooms above. */
export type Beneath = Partial<Record<PartName, ComponentType<{ onSaved(): void }>>>

/** Everything that the owner decides, a part at a time. */
export function SettingsView({ beneath }: { beneath: Beneath }) {
  const { part: asked } = useAddress()
  const part = asked === copy ? copy : (partNames.find((name) => name === asked) ?? 'seller')
  return (
    <>
      <ViewHead title="Ustawienia" />
      <div className="grid gap-x-12 gap-y-6 border-t border-line pt-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label="Części ustawień" className="flex flex-wrap gap-1 self-start lg:sticky lg:top-6 lg:flex-col">
          {([...partNames, copy] as const).map((name) => (
            <PanelLink
              key={name}
              asked={{ tab: 'settings', part: name }}
              aria-current={name === part ? 'true' : undefined}
              className="inline-flex min-h-9 items-center rounded px-3 text-sm text-mid hover:bg-ink/8 hover:text-ink aria-[current]:bg-ink aria-[current]:text-white pointer-coarse:min-h-11"
            >
              {name === copy ? 'Kopia ustawień' : parts[name].title}
            </PanelLink>
          ))}
        </nav>
        {part === copy ? <SettingsCopy /> : <SettingsPart key={part} part={part} beneath={beneath} />}
      </div>
    </>
  )
}

/** One part with its form. */
function SettingsPart({ part, beneath }: { part: PartName; beneath: Beneath }) {
  const { title, lead } = parts[part]
  const Beneath = beneath[part]
  // What is saved beneath the form is shown in it.
  const [savings, setSavings] = useState(0)
  return (
    <section aria-labelledby="part-head" className="max-w-2xl min-w-0">
      <h3 id="part-head" className="text-xl">
        {title}
      </h3>
      <p className="mt-1 mb-6 text-sm text-mid">{lead}</p>
      <StoredPartForm key={savings} part={part} />
      {part === 'mail' && <MailTest />}
      {part === 'payments' && <PaymentStanding />}
      {part === 'ksef' && <KsefTest />}
      {part === 'carrier' && <CarrierTest />}
      {Beneath && <Beneath onSaved={() => setSavings((count) => count + 1)} />}
    </section>
  )
}
