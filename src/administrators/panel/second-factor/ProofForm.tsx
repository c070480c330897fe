import { KeyRound, LoaderCircle } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import type { Proof } from '../../../schemas/second-factor.ts'
import { panelBox } from '../../../panel-kit/fields/PanelField.tsx'
import { sentenceOf } from '../../../panel-kit/panel-api.ts'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { passkeyProblem } from './passkeys.ts'

interface Props<Answer> {
  proofs: readonly Proof[]
  label: string
  showPasskey(): Promise<Answer>
  showTyped(typed: { code: string } | { password: string }): Promise<Answer>
  onShown(answer: Answer): void
}

/** With what somebody shows who they are: the passkey's button first, for it is the quickest. */
export function ProofForm<Answer>({ proofs, label, showPasskey, showTyped, onShown }: Props<Answer>) {
  const [pending, setPending] = useState<'passkey' | 'typed'>()
  const [problem, setProblem] = useState<string>()
  const has = (proof: Proof) => proofs.includes(proof)
  const kind = has('password') ? 'password' : has('code') || has('recovery code') ? 'code' : undefined

  const attempt = async (way: 'passkey' | 'typed', show: () => Promise<Answer>) => {
    setProblem(undefined)
    setPending(way)
    try {
      onShown(await show())
    } catch (error) {
      setPending(undefined)
      setProblem(passkeyProblem(error) ?? sentenceOf(error))
      if (way === 'typed') document.getElementById('proof-typed')?.focus()
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending || !kind) return
    const typed = String(new FormData(event.currentTarget).get('typed') ?? '')
    if (typed.trim() === '') {
      setProblem(kind === 'password' ? 'Wpisz hasło' : 'Wpisz kod')
      document.getElementById('proof-typed')?.focus()
      return
    }
    void attempt('typed', () => showTyped(kind === 'password' ? { password: typed } : { code: typed }))
  }
  return (
    <form noValidate onSubmit={submit} className="mt-5 space-y-4">
      {has('passkey') && (
        <PanelButton
          look="solid"
          isPending={pending !== undefined}
          className="min-h-11 w-full"
          onClick={() => void attempt('passkey', showPasskey)}
        >
          <KeyRound aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {pending === 'passkey' ? 'Czekam na klucz...' : 'Użyj klucza dostępu'}
        </PanelButton>
      )}
      {kind && (
        <div>
          <label htmlFor="proof-typed" className="mb-1 block text-sm font-medium">
            {labels[kind](has('code'))}
          </label>
          <input
            id="proof-typed"
            name="typed"
            type={kind === 'password' ? 'password' : 'text'}
            autoComplete={kind === 'password' ? 'current-password' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog or step has just come up for this
            autoFocus={!has('passkey')}
            aria-required
            aria-invalid={problem ? true : undefined}
            aria-describedby="proof-hint proof-problem"
            className={`${panelBox} min-h-11`}
          />
          {kind === 'code' && (
            <p id="proof-hint" className="mt-1 text-xs text-mid">
              {has('code')
                ? 'Sześć cyfr z aplikacji, a gdy nie masz telefonu: jeden z kodów zapasowych.'
                : 'Jeden z kodów zapasowych zapisanych przy włączaniu.'}
            </p>
          )}
        </div>
      )}
      <p id="proof-problem" role="alert" className="text-sm font-medium text-clay empty:hidden">
        {problem}
      </p>
      {proofs.length === 0 && (
        <p className="text-sm">
          Tu nie ma czym tego potwierdzić: klucze dostępu są dla innego adresu, a kodów zapasowych już nie ma. Pomoże
          polecenie na serwerze: <code className="wrap-anywhere">npm run admin -- reset-second-factor NAZWA</code>.
        </p>
      )}
      {kind && (
        <PanelButton
          type="submit"
          look={has('passkey') ? 'outline' : 'solid'}
          isPending={pending !== undefined}
          className="min-h-11 w-full"
        >
          {pending === 'typed' && <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />}
          {label}
        </PanelButton>
      )}
    </form>
  )
}

const labels = {
  password: () => 'Hasło',
  code: (hasApp: boolean) => (hasApp ? 'Kod z aplikacji albo kod zapasowy' : 'Kod zapasowy'),
}
