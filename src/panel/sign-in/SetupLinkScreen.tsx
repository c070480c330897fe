import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { setupChoiceForm, setupLinkHours } from '../../administrators/setup-link.ts'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { TextField } from '../../panel-kit/fields/PanelField.tsx'
import { addressOf } from '../../panel-kit/address.ts'
import { api, sentenceOf } from '../../panel-kit/panel-api.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { CallFailed, readResponse } from '../../web/api.ts'
import { storeAdmin } from './stored-admin.ts'

/** Where the link of a first start leads: the owner chooses a name and a password, and goes on to the set-up. */
export function SetupLinkScreen({ token }: { token: string }) {
  const [isOver, setOver] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['setup-link', token],
    queryFn: () => readResponse(api['setup-link'].$post({ json: { token } })),
    retry: false,
    enabled: !isOver,
  })
  const goOn = (username: string) => {
    setOver(true)
    storeAdmin(username)
    // In place of the address with the token, which opens nothing any more.
    window.location.replace(addressOf({ tab: 'setup', step: 'seller' }))
  }
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-sm flex-col justify-center px-6 py-12">
      <div className="self-start">
        <Logo variant="colored" />
      </div>
      <h1 className="mt-10 text-3xl">Pierwsze wejście do panelu</h1>
      {error && !isOver ? (
        <LinkProblem error={error} checkAgain={refetch} />
      ) : (
        <>
          <p className="mt-4 text-sm text-mid">
            Wybierz nazwę i hasło administratora: zastąpią te, które program wymyślił i wypisał. Link działa raz,
            {` ${setupLinkHours} godziny`} od pierwszego uruchomienia.
          </p>
          {data && <ChoiceForm token={token} username={data.username} onChosen={goOn} />}
        </>
      )}
    </main>
  )
}

function LinkProblem({ error, checkAgain }: { error: Error; checkAgain(): unknown }) {
  const isVoid = error instanceof CallFailed && error.status === 410
  return (
    <div role="alert" className="mt-6 border-l-2 border-clay py-1 pl-4">
      <p className="font-medium text-clay">{sentenceOf(error)}</p>
      {isVoid ? (
        <>
          <p className="mt-2 text-sm">
            Kto ich nie zna, ustawi nowe hasło na serwerze poleceniem{' '}
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
  onChosen(username: string): void
}

function ChoiceForm({ token, username, onChosen }: ChoiceProps) {
  const form = usePanelForm({
    schema: setupChoiceForm,
    values: { username, password: '', confirmPassword: '' },
    send: (typed) =>
      readResponse(api['setup-link'].$put({ json: { token, username: typed.username, password: typed.password } })),
    done: 'Zapisano. Od teraz loguje się tą nazwą i tym hasłem.',
    onSent: (answer) => onChosen(answer.username),
  })
  return (
    <PanelFormFrame form={form} label="Nazwa i hasło administratora" className="mt-6 space-y-4">
      <TextField
        form={form}
        name="username"
        label="Nazwa użytkownika"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
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
        {form.isSending ? 'Zapisywanie...' : 'Zapisz i wejdź do panelu'}
      </PanelButton>
    </PanelFormFrame>
  )
}
