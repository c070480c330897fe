import { KeyRound, LogOut, MailPlus, Pencil, Trash2 } from 'lucide-react'
import { PanelBadge } from '../../panel-kit/PanelBadge.tsx'
import { confirm } from '../../panel-kit/confirm.ts'
import { focusList } from '../../panel-kit/lists/ListWithForm.tsx'
import { PanelCell, PanelRow, RowActions, RowTitle } from '../../panel-kit/lists/PanelTable.tsx'
import { EditLink, RowButton } from '../../panel-kit/lists/RowButton.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { formatMoment } from '../../panel-kit/panel-format.ts'
import { useAction } from '../../panel-kit/useAction.ts'
import { readResponse } from '../../web/api.ts'
import type { Person } from '../people/people.ts'
import { roleNames } from './role-words.ts'

interface Props {
  person: Person
  isEdited: boolean
  /** A link that nobody gets by mail. */
  onLink(username: string, link: string | null): void
}

/** An administrator in the list, with what can be done about them. */
export function PersonRow({ person, isEdited, onLink }: Props) {
  const { username, email, waitingEmail, role, invitedAt, sessions, lastUsedAt, hasSecondFactor } = person
  const { isPending, giveLink, signOut, remove } = usePersonActions(person, onLink)
  const linkLabel = invitedAt ? `Zaproś ponownie: ${username}` : `Nowy link do hasła: ${username}`
  return (
    <PanelRow isMarked={isEdited}>
      <RowTitle>
        <span className="wrap-anywhere">{username}</span>
      </RowTitle>
      <PanelCell label="E-mail">
        <span className="wrap-anywhere">{email ?? '–'}</span>
        {waitingEmail && (
          <span className="mt-1 block text-xs wrap-anywhere text-mid">czeka na potwierdzenie: {waitingEmail}</span>
        )}
      </PanelCell>
      <PanelCell label="Rola">{roleNames[role]}</PanelCell>
      <PanelCell label="Ostatnio">
        {invitedAt ? (
          <PanelBadge tone="waiting">Zaproszono {formatMoment(invitedAt)}</PanelBadge>
        ) : (
          <span className="tabular-nums">{lastUsedAt ? formatMoment(lastUsedAt) : 'nigdy'}</span>
        )}
      </PanelCell>
      <PanelCell label="Drugi składnik">{hasSecondFactor ? 'tak' : 'nie'}</PanelCell>
      <RowActions>
        <EditLink icon={Pencil} id={person.id} label={`Zmień: ${username}`} isShown={isEdited} />
        <RowButton
          icon={invitedAt ? MailPlus : KeyRound}
          label={linkLabel}
          isPending={isPending}
          onClick={() => void giveLink()}
        />
        <RowButton
          icon={LogOut}
          label={`Wyloguj wszędzie: ${username}`}
          disabled={sessions === 0}
          isPending={isPending}
          onClick={() => void signOut()}
        />
        <RowButton
          icon={Trash2}
          label={`Usuń: ${username}`}
          disabled={isEdited}
          isPending={isPending}
          onClick={() => void remove()}
        />
      </RowActions>
    </PanelRow>
  )
}

function usePersonActions({ id, username, email, invitedAt }: Person, onLink: Props['onLink']) {
  const at = api.admin.administrators[':id']
  const param = { id: String(id) }
  const giving = useAction({
    call: () => readResponse(at.link.$post({ param })),
    done: ({ link }) => (link === null ? `Link został wysłany na adres ${email}` : 'Link jest gotowy'),
    onDone: ({ link }) => onLink(username, link),
  })
  const signingOut = useAction({
    call: () => readResponse(at.sessions.$delete({ param })),
    done: `${username}: sesje zostały zakończone`,
  })
  const removing = useAction({
    call: () => readResponse(at.$delete({ param })),
    done: 'Administrator został usunięty',
    onDone: focusList,
  })
  return {
    isPending: giving.isPending || signingOut.isPending || removing.isPending,
    async giveLink() {
      const title = invitedAt ? `Zaprosić ponownie: ${username}?` : `Dać nowy link do hasła: ${username}?`
      const text = invitedAt
        ? 'Poprzednie zaproszenie przestanie działać.'
        : 'Obecne hasło działa, dopóki link nie zostanie użyty. Potem wszystkie sesje tej osoby się skończą.'
      if (await confirm({ title, text, agree: invitedAt ? 'Zaproś ponownie' : 'Daj link' })) giving.act()
    },
    async signOut() {
      const text = 'Na wszystkich urządzeniach trzeba będzie zalogować się ponownie. Twoja obecna sesja trwa dalej.'
      if (await confirm({ title: `Wylogować wszędzie: ${username}?`, text, agree: 'Wyloguj wszędzie' }))
        signingOut.act()
    },
    async remove() {
      const text = 'Ta osoba od razu straci dostęp do panelu. To, co zrobiła, zostaje w dzienniku pod jej nazwą.'
      if (await confirm({ title: `Usunąć administratora ${username}?`, text, agree: 'Usuń' })) removing.act()
    },
  }
}
