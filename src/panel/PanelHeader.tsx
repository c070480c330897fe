import { brand } from '../brand.ts'
import { readResponse } from '../web/api.ts'
import { Logo } from '../ui/Logo.tsx'
import { showToast } from '../ui/toasts.ts'
import { api, sentenceOf } from '../panel-kit/panel-api.ts'
import { PanelButton } from '../panel-kit/PanelButton.tsx'
import { PanelLink } from '../panel-kit/PanelLink.tsx'
import { mayLeave } from '../panel-kit/forms/unsaved.ts'
import { reloadSoon } from '../administrators/panel/session.query.ts'
import { forgetAdmin } from './sign-in/stored-admin.ts'
import { usePlaces } from './tabs.tsx'

interface Props {
  username: string
  shown: string | undefined
  onLeave(): void
}

/** The administrator's name, links to the views that aren't tabs, and the sign-out. */
export function PanelHeader({ username, shown, onLeave }: Props) {
  const listed = usePlaces().views.filter(({ isUnlisted }) => !isUnlisted)
  const signOut = async () => {
    if (!(await mayLeave())) return
    onLeave()
    forgetAdmin()
    try {
      await readResponse(api.admin.logout.$post())
      showToast({ text: 'Wylogowano pomyślnie' })
    } catch (error) {
      showToast({ title: 'Błąd', text: sentenceOf(error), tone: 'failure' })
    }
    reloadSoon()
  }
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-2 bg-paper px-4 pt-3 sm:px-[max(2rem,50%-48rem)] print:hidden">
      <a href="/" aria-label={`${brand.name}, strona główna`} className="max-w-full">
        <Logo variant="colored" />
      </a>
      <nav aria-label="Narzędzia" className="order-last flex w-full flex-wrap gap-x-5">
        {listed.map(({ name, label, Mark }) => (
          <PanelLink
            key={name}
            asked={{ tab: name }}
            aria-current={name === shown ? 'page' : undefined}
            className="inline-flex min-h-9 items-center text-sm text-mid hover:text-ink aria-[current]:font-medium aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-4"
          >
            {label}
            {/* Remounted on each navigation, so that its count is fetched again. */}
            {Mark && <Mark key={shown} />}
          </PanelLink>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-4">
        <p className="text-sm">
          Witaj, <strong className="font-medium">{username}</strong>
        </p>
        <PanelButton onClick={() => void signOut()}>Wyloguj się</PanelButton>
      </div>
    </header>
  )
}
