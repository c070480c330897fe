import { formatMoment } from '../../panel-kit/panel-format.ts'
import { Switch } from '../../panel-kit/fields/Switch.tsx'
import { useMemberChange, type Entry } from './useMemberChange.ts'

const shipments = [
  { name: 'materialsSent', label: 'Materiały wysłane' },
  { name: 'bonusSent', label: 'Przesyłka bonusowa wysłana' },
] as const

/** What is posted to members. */
export function MemberShipments(entry: Entry) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6">
      {shipments.map((shipment) => (
        <Shipment key={shipment.name} {...shipment} {...entry} />
      ))}
    </ul>
  )
}

/** Whether it was sent, and the moment at which that was noted. */
function Shipment({ name, label, ...entry }: Entry & (typeof shipments)[number]) {
  const { change, isPending } = useMemberChange(entry)
  const sentAt = entry.member[`${name}At`]
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <Switch isOn={entry.member[name]} isPending={isPending} turn={(isSent) => change({ [name]: isSent })}>
        {label}
      </Switch>
      {sentAt && (
        <time dateTime={sentAt} className="text-xs text-mid tabular-nums">
          {formatMoment(sentAt)}
        </time>
      )}
    </li>
  )
}
