import { KeyRound, LoaderCircle } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { readResponse, CallFailed } from '../../web/api.ts'
import { showToast } from '../../ui/toasts.ts'
import { api, sentenceOf } from '../../panel-kit/panel-api.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { panelBox } from '../../panel-kit/fields/PanelField.tsx'
import { credentials } from '../../guards/administrator.ts'
import type { Proof } from '../../schemas/second-factor.ts'
import { ProofForm } from '../../administrators/panel/second-factor/ProofForm.tsx'
import {
  answerWithPasskey,
  canUsePasskeys,
  passkeyProblem,
  type Options,
} from '../../administrators/panel/second-factor/passkeys.ts'

type Problems = Partial<Record<'username' | 'password' | 'form', string>>

/** The sign-in form. It keeps the input after a refusal, and stays busy after a success until the page reloads. */
export function LoginForm({ username = '', onSignedIn }: { username?: string; onSignedIn(username: string): void }) {
  const [isPending, setPending] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [proofs, setProofs] = useState<Proof[]>()

  const signIn = async (typed: FormData) => {
    const given = credentials.safeParse({ username: typed.get('username'), password: typed.get('password') })
    if (!given.success) {
      const found: Problems = {}
      for (const { path, message } of given.error.issues) found[path[0] as keyof Problems] ??= message
      setProblems(found)
      document.getElementById(found.username ? 'login-username' : 'login-password')?.focus()
      return
    }
    setProblems({})
    setPending(true)
    try {
      onSignedIn((await readResponse(api.admin.login.$post({ json: given.data }))).username)
    } catch (error) {
      setPending(false)
      if (error instanceof CallFailed && error.answer['code'] === 'second_factor_needed') {
        setProofs(error.answer['proofs'] as Proof[])
        return
      }
      const text = sentenceOf(error, 'Sprawdź swoje dane logowania')
      setProblems({ form: text, ...(error instanceof CallFailed && error.fields) })
      showToast({ title: 'Błąd logowania', text, tone: 'failure' })
      document.getElementById('login-password')?.focus()
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) void signIn(new FormData(event.currentTarget))
  }
  const showPasskey = async (isInstead: boolean) => {
    const options = await readResponse(api.admin.login.passkey.options.$post({ json: { isInstead } }))
    const answer = await answerWithPasskey(options as Options)
    return readResponse(api.admin.login.passkey.$post({ json: { answer } }))
  }
  const signInByPasskey = async () => {
    setProblems({})
    setPending(true)
    try {
      onSignedIn((await showPasskey(true)).username)
    } catch (error) {
      setPending(false)
      setProblems({ form: passkeyProblem(error) ?? sentenceOf(error) })
    }
  }
  if (proofs)
    return (
      <section aria-labelledby="second-step-head" className="mt-8">
        <h2 id="second-step-head" className="text-xl">
          Potwierdź, że to Ty
        </h2>
        <ProofForm
          proofs={proofs}
          label="Zaloguj się"
          showPasskey={() => showPasskey(false)}
          showTyped={(json) => readResponse(api.admin.login.code.$post({ json: 'code' in json ? json : { code: '' } }))}
          onShown={(answer) => onSignedIn(answer.username)}
        />
        <PanelButton look="quiet" className="mt-3 -ml-3.5" onClick={() => setProofs(undefined)}>
          Zaloguj się od początku
        </PanelButton>
      </section>
    )
  return (
    <form noValidate onSubmit={submit} className="mt-8 space-y-5">
      <Line
        name="username"
        label="Nazwa użytkownika"
        problem={problems.username}
        defaultValue={username}
        autoComplete="username"
        autoCapitalize="none"
      />
      <Line name="password" label="Hasło" problem={problems.password} type="password" autoComplete="current-password" />
      <p role="alert" className="text-sm font-medium text-clay empty:hidden">
        {problems.form}
      </p>
      <PanelButton type="submit" look="solid" isPending={isPending} className="min-h-11 w-full">
        {isPending && <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />}
        {isPending ? 'Logowanie...' : 'Zaloguj się'}
      </PanelButton>
      {canUsePasskeys() && (
        <PanelButton isPending={isPending} className="min-h-11 w-full" onClick={() => void signInByPasskey()}>
          <KeyRound aria-hidden="true" strokeWidth={1.5} className="size-4" />
          Użyj klucza dostępu
        </PanelButton>
      )}
    </form>
  )
}

interface LineProps {
  name: 'username' | 'password'
  label: string
  problem: string | undefined
  defaultValue?: string
  type?: 'password'
  autoComplete: string
  autoCapitalize?: string
}

function Line({ name, label, problem, ...rest }: LineProps) {
  const id = `login-${name}`
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        name={name}
        aria-required
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
        className={`${panelBox} min-h-11`}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-clay">
          {problem}
        </p>
      )}
    </div>
  )
}
