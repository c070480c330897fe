import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConflictNotice } from '../../panel-kit/forms/ConflictNotice.tsx'
import { FormButtons } from '../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { formatMoment } from '../../panel-kit/panel-format.ts'
import { changeAddress } from '../../panel-kit/address.ts'
import { readLiveInPage } from '../../web/live-in-page.ts'
import { readResponse } from '../../web/api.ts'
import { parts, settingsOf, type PartName } from '../parts.ts'
import { changesOf, type ShownPart } from '../saved-settings.ts'
import { formatSetting } from '../setting-words.ts'
import { SettingField } from './SettingField.tsx'
import { settingsQuery } from './settings.query.ts'
import { trustedHtml } from '../../web/trusted-html.ts'

type Values = Record<string, unknown>

interface Props {
  part: PartName
  /** As it is stored when the form begins. */
  begin: ShownPart
  onSaved?(): void
}

/** The form of a part, made from what is said of its settings. */
export function PartForm({ part, begin, onSaved }: Props) {
  const client = useQueryClient()
  const [stored, setStored] = useState(begin)
  const form = usePanelForm<Values, ShownPart>({
    schema: changesOf(part),
    values: stored.values,
    send: (_, changed) =>
      readResponse(
        api.admin.settings[':part'].$put({ param: { part }, json: { version: stored.version, ...changed } }),
      ) as Promise<ShownPart>,
    done: 'Ustawienia zostały zapisane',
    restsOn(answer) {
      setStored(answer)
      void showAnew()
      return answer.values
    },
    onSent(answer) {
      setStored(answer)
      form.reset(answer.values)
      onSaved?.()
      void showAnew()
    },
  })
  const load = async () => {
    const current = await client.fetchQuery({ ...settingsQuery(part), staleTime: 0 })
    setStored(current)
    return current.values
  }
  const { variables, warnings = [] } = stored
  const byVariable = [...new Set(Object.values(variables))]
  return (
    <PanelFormFrame form={form} label={parts[part].title} className="space-y-5">
      {byVariable.length > 0 && (
        <p className="border-l-2 border-sea py-1 pl-4 text-sm">
          Część tych ustawień jest ustawiona na serwerze ({byVariable.join(', ')}) i tylko tam można ją zmienić.
        </p>
      )}
      {Object.entries(settingsOf(part)).map(([name, setting]) => (
        <SettingField
          key={name}
          form={form}
          name={name}
          setting={setting}
          variable={variables[name]}
          isStored={stored.secrets.includes(name)}
          isUnreadable={stored.unreadable.includes(name)}
        />
      ))}
      <ConflictNotice form={form} load={load}>
        <BothValues part={part} typed={form.getValues()} />
      </ConflictNotice>
      {warnings.map((warning) => (
        <p key={warning} role="alert" className="border-l-2 border-clay py-1 pl-4 text-sm">
          {warning}
        </p>
      ))}
      <FormButtons form={form} label="Zapisz ustawienia" />
      {stored.savedAt && (
        <p className="text-xs text-mid">
          Ostatnia zmiana: {formatMoment(stored.savedAt)}, {stored.savedBy}
        </p>
      )}
    </PanelFormFrame>
  )
}

/** The panel, too, goes by what was saved: its name, colours and languages. */
async function showAnew(): Promise<void> {
  const answer = await fetch('/admin').catch(() => undefined)
  if (!answer?.ok) return
  const page = new DOMParser().parseFromString(trustedHtml(await answer.text()), 'text/html')
  readLiveInPage(page)
  changeAddress({}, { replaces: true, leavesNothing: true })
}

/** What was typed beside what somebody else has saved meanwhile. */
function BothValues({ part, typed }: { part: PartName; typed: Values }) {
  const { data: current } = useQuery(settingsQuery(part))
  if (!current) return null
  const differing = Object.entries(settingsOf(part)).filter(
    ([name, { isSecret }]) => !isSecret && JSON.stringify(typed[name]) !== JSON.stringify(current.values[name]),
  )
  if (differing.length === 0) return null
  return (
    <dl className="mt-3">
      {differing.map(([name, setting]) => (
        <div key={name} className="border-t border-line py-1.5 wrap-anywhere">
          <dt className="text-mid">{setting.label}</dt>
          <dd>W formularzu: {formatSetting(setting, typed[name])}</dd>
          <dd>
            Zapisane{current.savedBy && ` (${current.savedBy})`}: {formatSetting(setting, current.values[name])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
