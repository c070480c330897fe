import { KeyRound, LoaderCircle } from 'lucide-react'
import { useState, type FormEvent, type ReactNode } from 'react'
import { readResponse, CallFailed } from '../../web/api.ts'
import { showToast } from '../../ui/toasts.ts'
import { api, sentenceOf } from '../../panel-kit/panel-api.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { panelBox } from '../../panel-kit/fields/PanelField.tsx'
import { credentials } from '../../guards/administrator.ts'
import type { Proof } from '../../schemas/second-factor.ts'
import { canUsePasskeys, passkeyProblem } from '../../administrators/panel/second-factor/passkeys.ts'
import { proofsAskedBy, SecondStep, signInByPasskey } from './SecondStep.tsx'

type Problems = Partial<Record<'username' | 'password' | 'form', string>>

interface Props {
  username?: string
  onSignedIn(username: string): void
  /** What helps whoever has no password; it is gone once the password was right. */
  children?: ReactNode
}

/** The sign-in form. It keeps the input after a refusal, and stays busy after a success until the page reloads. */
export function LoginForm({ username = '', onSignedIn, children }: Props) {
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
      const asked = proofsAskedBy(error)
      if (asked) {
        setProofs(asked)
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
  const goOnByPasskey = async () => {
    setProblems({})
    setPending(true)
    try {
      onSignedIn((await signInByPasskey(true)).username)
    } catch (error) {
      setPending(false)
      setProblems({ form: passkeyProblem(error) ?? sentenceOf(error) })
    }
  }
  if (proofs) return <SecondStep proofs={proofs} onSignedIn={onSignedIn} startOver={() => setProofs(undefined)} />
  return (
    <>
      <form noValidate onSubmit={submit} className="mt-8 space-y-5">
        <Line
          name="username"
          label="Nazwa użytkownika"
          problem={problems.username}
          defaultValue={username}
          autoComplete="username"
          autoCapitalize="none"
        />
        <Line
          name="password"
          label="Hasło"
          problem={problems.password}
          type="password"
          autoComplete="current-password"
        />
        <p role="alert" className="text-sm font-medium text-clay empty:hidden">
          {problems.form}
        </p>
        <PanelButton type="submit" look="solid" isPending={isPending} className="min-h-11 w-full">
          {isPending && <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />}
          {isPending ? 'Logowanie...' : 'Zaloguj się'}
        </PanelButton>
        {canUsePasskeys() && (
          <PanelButton isPending={isPending} className="min-h-11 w-full" onClick={() => void goOnByPasskey()}>
            <KeyRound aria-hidden="true" strokeWidth={1.5} className="size-4" />
            Użyj klucza dostępu
          </PanelButton>
        )}
      </form>
      {children}
    </>
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
