import { useAddress } from '../../panel-kit/address.ts'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import { ViewHead } from '../../panel-kit/ViewHead.tsx'
import { partNames, parts, type PartName } from '../parts.ts'
import { MailTest } from './MailTest.tsx'
import { PaymentStanding } from './PaymentStanding.tsx'
import { SettingsCopy } from './SettingsCopy.tsx'
import { StoredPartForm } from './StoredPartForm.tsx'

const copy = 'copy'

/** Everything that the owner decides, a part at a time. */
export function SettingsView() {
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
        {part === copy ? <SettingsCopy /> : <SettingsPart key={part} part={part} />}
      </div>
    </>
  )
}

/** One part with its form. */
function SettingsPart({ part }: { part: PartName }) {
  const { title, lead } = parts[part]
  return (
    <section aria-labelledby="part-head" className="max-w-2xl min-w-0">
      <h3 id="part-head" className="text-xl">
        {title}
      </h3>
      <p className="mt-1 mb-6 text-sm text-mid">{lead}</p>
      <StoredPartForm part={part} />
      {part === 'mail' && <MailTest />}
      {part === 'payments' && <PaymentStanding />}
    </section>
  )
}
