import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hoursOf, passwordChoiceForm, setupChoiceForm, type LinkPurpose } from '../../administrators/setup-link.ts'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { TextField } from '../../panel-kit/fields/PanelField.tsx'
import { addressOf } from '../../panel-kit/address.ts'
import { api, sentenceOf } from '../../panel-kit/panel-api.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { Logo } from '../../ui/Logo.tsx'
import type { Proof } from '../../schemas/second-factor.ts'
import { CallFailed, readResponse } from '../../web/api.ts'
import { proofsAskedBy, SecondStep } from './SecondStep.tsx'
import { forgetAdmin, storeAdmin } from './stored-admin.ts'

const headings: Record<LinkPurpose, string> = {
  first_start: 'Pierwsze wejście do panelu',
  invitation: 'Zaproszenie do panelu',
  new_password: 'Nowe hasło do panelu',
}

/**
 * Where a link leads with which an administrator chooses a password: the first one also chooses a name and goes on to the set-up, who
 * was invited goes on to the panel, and who replaces a password signs in with it. A second factor comes before all of this.
 */
export function SetupLinkScreen({ token }: { token: string }) {
  const [isOver, setOver] = useState(false)
  const [proofs, setProofs] = useState<Proof[]>()
  const { data, error, refetch } = useQuery({
    queryKey: ['setup-link', token],
    queryFn: () => readResponse(api['setup-link'].$post({ json: { token } })),
    retry: false,
    enabled: !isOver,
  })
  const purpose = data?.purpose ?? 'first_start'
  // In place of the address with the token, which opens nothing any more.
  const leave = () =>
    window.location.replace(purpose === 'first_start' ? addressOf({ tab: 'setup', step: 'seller' }) : '/admin')
  const enter = (username: string) => {
    storeAdmin(username)
    leave()
  }
  const goOn = (chosen: Chosen) => {
    setOver(true)
    if ('proofs' in chosen) setProofs(chosen.proofs)
    else if (purpose === 'new_password') {
      // The session that was here has ended as it should, which is nothing to be told of.
      forgetAdmin()
      leave()
    } else enter(chosen.username)
  }
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-sm flex-col justify-center px-6 py-12">
      <div className="self-start">
        <Logo variant="colored" />
      </div>
      <h1 className="mt-10 text-3xl">{data || isOver ? headings[purpose] : 'Wybór hasła'}</h1>
      {error && !isOver && <LinkProblem error={error} checkAgain={refetch} />}
      {proofs ? (
        <>
          <p className="mt-4 text-sm text-mid">Hasło jest zapisane. Jeszcze drugi składnik, i wejdziesz do panelu.</p>
          <SecondStep proofs={proofs} onSignedIn={enter} startOver={leave} />
        </>
      ) : (
        data && (
          <>
            <p className="mt-4 text-sm text-mid">{explanations[purpose](data.username)}</p>
            <ChoiceForm token={token} username={data.username} purpose={purpose} onChosen={goOn} />
          </>
        )
      )}
    </main>
  )
}

const explanations: Record<LinkPurpose, (username: string) => string> = {
  first_start: () =>
    `Wybierz nazwę i hasło administratora: zastąpią te, które program wymyślił i wypisał. Link działa raz, ${hoursOf('first_start')} godziny od pierwszego uruchomienia.`,
  invitation: (username) => `Wybierz hasło. Będziesz się nim logować jako ${username}.`,
  new_password: (username) => `Wybierz nowe hasło dla ${username}. Wszystkie sesje się skończą.`,
}

/** The password is saved; whoever has a second factor shows it next. */
type Chosen = { username: string } | { proofs: Proof[] }

function LinkProblem({ error, checkAgain }: { error: Error; checkAgain(): unknown }) {
  const isVoid = error instanceof CallFailed && error.status === 410
  return (
    <div role="alert" className="mt-6 border-l-2 border-clay py-1 pl-4">
      <p className="font-medium text-clay">{sentenceOf(error)}</p>
      {isVoid ? (
        <>
          <p className="mt-2 text-sm">
            Nie znasz ich? Poproś właściciela sklepu o&nbsp;nowy link. Właściciel bez hasła ustawi je na serwerze:{' '}
            <code className="wrap-anywhere">npm run admin -- reset-password NAZWA</code>.
          </p>
          <a href="/admin" className="mt-3 inline-block py-2 text-sm text-violet underline underline-offset-4">
            Przejdź do logowania
          </a>
        </>
      ) : (
        <PanelButton className="mt-3" onClick={() => void checkAgain()}>
          Sprawdź ponownie
        </PanelButton>
      )}
    </div>
  )
}

interface ChoiceProps {
  token: string
  username: string
  purpose: LinkPurpose
  onChosen(chosen: Chosen): void
}

function ChoiceForm({ token, username, purpose, onChosen }: ChoiceProps) {
  const isFirst = purpose === 'first_start'
  const form = usePanelForm({
    schema: isFirst ? setupChoiceForm : passwordChoiceForm,
    values: { username, password: '', confirmPassword: '' },
    async send(typed): Promise<Chosen> {
      const json = { token, password: typed.password, ...(isFirst && { username: typed.username }) }
      try {
        return await readResponse(api['setup-link'].$put({ json }))
      } catch (error) {
        const proofs = proofsAskedBy(error)
        if (proofs) return { proofs }
        throw error
      }
    },
    done: isFirst ? 'Zapisano. Od teraz loguje się tą nazwą i tym hasłem.' : 'Hasło zostało zapisane.',
    onSent: onChosen,
  })
  return (
    <PanelFormFrame form={form} label="Nazwa i hasło administratora" className="mt-6 space-y-4">
      {isFirst ? (
        <TextField
          form={form}
          name="username"
          label="Nazwa użytkownika"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        // Tells password managers whose password it is.
        <input type="text" autoComplete="username" value={username} readOnly hidden />
      )}
      <TextField
        form={form}
        name="password"
        label="Hasło"
        hint="Od 8 do 256 znaków, także spacje."
        type="password"
        autoComplete="new-password"
      />
      <TextField form={form} name="confirmPassword" label="Powtórz hasło" type="password" autoComplete="new-password" />
      <PanelButton type="submit" look="solid" isPending={form.isSending} className="min-h-11 w-full">
        {form.isSending ? 'Zapisywanie...' : purpose === 'new_password' ? 'Zapisz hasło' : 'Zapisz i wejdź do panelu'}
      </PanelButton>
    </PanelFormFrame>
  )
}
