import { Pencil, Trash2 } from 'lucide-react'
import { languages } from '../../kernel/language.ts'
import { readResponse } from '../../web/api.ts'
import { confirm } from '../../panel-kit/confirm.ts'
import { focusList } from '../../panel-kit/lists/ListWithForm.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { formatNumber } from '../../panel-kit/panel-format.ts'
import { PanelBadge } from '../../panel-kit/PanelBadge.tsx'
import { EditLink, RowButton } from '../../panel-kit/lists/RowButton.tsx'
import { useAction } from '../../panel-kit/useAction.ts'
import type { AdminTeamMember } from '../team-member.ts'
import { languagesMissing } from './team-values.ts'
import { TeamPortrait } from './TeamPortrait.tsx'

interface Props {
  member: AdminTeamMember
  place: number
  isEdited: boolean
}

/** Somebody of the list. While they are in the form they can't be deleted here. */
export function TeamRow({ member, place, isEdited }: Props) {
  const { id, name, imageUrl, sortOrder, isActive, translations } = member
  const { act, isPending } = useAction({
    call: () => readResponse(api.admin.team[':id'].$delete({ param: { id: String(id) } })),
    done: 'Członek zespołu został usunięty',
    onDone: focusList,
  })
  const remove = async () => {
    const title = 'Czy na pewno chcesz usunąć tego członka zespołu?'
    const text = `${name} zniknie ze strony zespołu, razem z tekstami we wszystkich językach.`
    if (await confirm({ title, text, agree: 'Usuń' })) act()
  }
  return (
    <tr
      className={`border-b border-line @max-lg:grid @max-lg:grid-cols-[minmax(0,1fr)_auto] @max-lg:gap-y-1 @max-lg:py-3 ${isEdited ? 'bg-violet/6 shadow-[-0.5rem_0_0] shadow-violet/6' : ''}`}
    >
      <th scope="row" className="text-left font-normal @lg:py-2.5 @lg:pr-4">
        <span className="flex items-center gap-3">
          <TeamPortrait imageUrl={imageUrl} name={name} place={place} className="w-12" />
          <span className="min-w-0">
            <span className="block font-medium wrap-anywhere">{name}</span>
            <Role translations={translations} />
            <Languages translations={translations} />
          </span>
        </span>
      </th>
      <td className="text-right text-mid tabular-nums @max-lg:hidden @lg:py-2.5 @lg:pr-4">{formatNumber(sortOrder)}</td>
      <td className="@max-lg:row-start-2 @max-lg:pl-15 @lg:py-2.5 @lg:pr-2">
        <PanelBadge tone={isActive ? 'good' : 'plain'}>{isActive ? 'Aktywny' : 'Nieaktywny'}</PanelBadge>
        <span className="ml-3 text-xs text-mid tabular-nums @lg:hidden">kolejność: {formatNumber(sortOrder)}</span>
      </td>
      <td className="@max-lg:col-start-2 @max-lg:row-start-1 @lg:py-2.5">
        <span className="flex justify-end gap-1">
          <EditLink icon={Pencil} id={id} label={`Edytuj: ${name}`} isShown={isEdited} />
          <RowButton
            icon={Trash2}
            label={`Usuń: ${name}`}
            disabled={isEdited}
            isPending={isPending}
            onClick={() => void remove()}
          />
        </span>
      </td>
    </tr>
  )
}

/** In Polish, or else in the first language that there is. */
function Role({ translations }: Pick<AdminTeamMember, 'translations'>) {
  const [shown] = languages.flatMap((language) => translations.find((texts) => texts.language === language) ?? [])
  return (
    <span lang={shown?.language} className="line-clamp-2 text-mid wrap-anywhere">
      {shown?.role}
    </span>
  )
}

/** The languages in which visitors read of them, and those in which they don't. */
function Languages({ translations }: Pick<AdminTeamMember, 'translations'>) {
  const missing = languagesMissing(translations)
  const present = languages.filter((language) => !missing.includes(language))
  return (
    <span className="flex flex-wrap gap-x-3 text-xs">
      <span className="text-mid">
        <span className="sr-only">Teksty: </span>
        {present.join(', ')}
      </span>
      {missing.length > 0 && <span className="font-medium text-clay">brak: {missing.join(', ')}</span>}
    </span>
  )
}
