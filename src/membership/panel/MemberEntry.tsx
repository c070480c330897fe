import { languageNames } from '../../i18n/language-names.ts'
import { Portrait } from '../../ui/Portrait.tsx'
import { FoldedText } from '../../panel-kit/FoldedText.tsx'
import { formatMoment } from '../../panel-kit/panel-format.ts'
import { PanelBadge } from '../../panel-kit/PanelBadge.tsx'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { useNow } from '../../panel-kit/useNow.ts'
import kitchen from '../kitchen.svg'
import { materialsDueHours, nameOf, type MemberKind } from '../member.ts'
import quay from '../quay.svg'
import { Switch } from '../../panel-kit/fields/Switch.tsx'
import { PhotoCrop } from './PhotoCrop.tsx'
import { MaterialsButtons, MaterialsState } from './MemberMaterials.tsx'
import type { Member } from './members.query.ts'
import { useMemberChange, useMemberRemoval, type Entry } from './useMemberChange.ts'

/** The drawings that the public cards show for members without a photo. */
const plates = 6
const drawings: Record<MemberKind, string> = { chef: kitchen, restaurant: quay }

/** One member: what they wrote, where they are, and what can be done. */
export function MemberEntry({ kind, member }: { kind: MemberKind; member: Member }) {
  const { id, email, address, description, photoUrl, photoFocus, language, published, hidden, appliedAt } = member
  const entry = { kind, member, goOn: () => focusBeside(kind, id) }
  const { change, isPending: isChanging } = useMemberChange(entry)
  const { remove, isPending: isRemoving } = useMemberRemoval(entry)
  const name = nameOf(member)
  const decline = () => {
    // This button goes with the decision.
    document.getElementById(placeOf(id))?.focus()
    change({ published: false })
  }
  return (
    <li id={placeOf(id)} tabIndex={-1} aria-label={name} className="flex gap-4 py-4 pr-3 outline-offset-[-2px]">
      <div className="w-14 shrink-0 @max-[16rem]:hidden sm:w-18">
        <Portrait photo={photoUrl} focus={photoFocus} stand={{ picture: `${drawings[kind]}#${(id % plates) + 1}` }} />
      </div>
      <div className="min-w-0 flex-1 text-sm">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <p dir="auto" className="font-medium wrap-anywhere">
            {name}
          </p>
          <Visibility {...member} />
          <Lateness member={member} />
        </div>
        <p className="mt-1">
          <a
            href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}
            className="inline-flex min-h-6 items-center wrap-anywhere text-violet underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11"
          >
            {email}
          </a>
        </p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {address}
        </p>
        <div lang={language} className="mt-2 text-mid">
          <FoldedText text={description} />
        </div>
        <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-mid tabular-nums">
          <span>
            Zgłoszenie: <time dateTime={appliedAt}>{formatMoment(appliedAt)}</time>
          </span>
          <PanelBadge>{languageNames[language]}</PanelBadge>
        </p>
        <MemberShipments {...entry} />
        <MaterialsState member={member} />
        <div className="mt-3 flex flex-wrap gap-2">
          {/* One button for both, so that it keeps the focus after a click. */}
          <PanelButton
            look={published ? 'outline' : 'solid'}
            aria-label={`${published ? 'Ukryj' : 'Opublikuj'}: ${name}`}
            isPending={isChanging}
            onClick={() => change({ published: !published })}
          >
            {published ? 'Ukryj' : 'Opublikuj'}
          </PanelButton>
          {!published && !hidden && (
            <PanelButton aria-label={`Ukryj: ${name}`} isPending={isChanging} onClick={decline}>
              Ukryj
            </PanelButton>
          )}
          {photoUrl && <PhotoCrop entry={entry} photoUrl={photoUrl} />}
          <MaterialsButtons member={member} />
          <PanelButton
            look="quietDanger"
            aria-label={`Usuń: ${name}`}
            isPending={isRemoving}
            onClick={() => void remove()}
          >
            Usuń
          </PanelButton>
        </div>
      </div>
    </li>
  )
}

function Visibility({ published, hidden }: Pick<Member, 'published' | 'hidden'>) {
  if (published) return <PanelBadge tone="good">Na stronie</PanelBadge>
  return hidden ? <PanelBadge>Ukryty</PanelBadge> : <PanelBadge tone="waiting">Oczekuje</PanelBadge>
}

function Lateness({ member: { appliedAt, materialsSent } }: { member: Member }) {
  const now = useNow()
  const hours = (now.getTime() - Date.parse(appliedAt)) / 3_600_000
  if (materialsSent || hours <= materialsDueHours) return null
  return <PanelBadge tone="bad">Materiały po terminie</PanelBadge>
}

const placeOf = (id: number) => `member-${id}`
export const listHeadOf = (kind: MemberKind) => `${kind}s-head`

/** The focused entry is about to go, so the focus moves to the next one: that helps whoever works by keyboard. */
function focusBeside(kind: MemberKind, id: number): void {
  const place = document.getElementById(placeOf(id))
  const next = place?.nextElementSibling ?? place?.previousElementSibling ?? document.getElementById(listHeadOf(kind))
  if (next instanceof HTMLElement) next.focus()
}

const shipments = [
  { name: 'materialsSent', label: 'Materiały wysłane' },
  { name: 'bonusSent', label: 'Przesyłka bonusowa wysłana' },
] as const

/** What is posted to members. */
function MemberShipments(entry: Entry) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6">
      {shipments.map((shipment) => (
        <Shipment key={shipment.name} {...shipment} {...entry} />
      ))}
    </ul>
  )
}

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
