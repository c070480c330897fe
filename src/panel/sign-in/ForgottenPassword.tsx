import { useState, type FormEvent } from 'react'
import { passwordRequest } from '../../guards/administrator.ts'
import { panelBox } from '../../panel-kit/fields/PanelField.tsx'
import { api, sentenceOf } from '../../panel-kit/panel-api.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { readResponse } from '../../web/api.ts'

/** Asks for a link that replaces a password. What is said after it is the same whether or not there is such a name. */
export function ForgottenPassword() {
  const [isOpen, setOpen] = useState(false)
  const [isSent, setSent] = useState(false)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = passwordRequest.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    setProblem(given.success ? undefined : given.error.issues[0]?.message)
    if (!given.success || isPending) return
    setPending(true)
    try {
      await readResponse(api['setup-link'].request.$post({ json: given.data }))
      setSent(true)
    } catch (error) {
      setProblem(sentenceOf(error))
    }
    setPending(false)
  }
  return (
    <details className="mt-6 text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-2 text-violet underline underline-offset-4">Nie pamiętam hasła</summary>
      {!isOpen ? null : isSent ? (
        <output className="mt-2 block">
          Jeżeli jest administrator o tej nazwie i ma adres e-mail, przyjdzie tam link do nowego hasła. Kto nie ma
          adresu, prosi o link właściciela sklepu albo ustawia hasło na serwerze:{' '}
          <code className="wrap-anywhere">npm run admin -- reset-password NAZWA</code>.
        </output>
      ) : (
        <form noValidate onSubmit={(event) => void ask(event)} className="mt-2">
          <label htmlFor="forgotten-username" className="mb-1 block font-medium">
            Jak się logujesz (nazwa)
          </label>
          <input
            id="forgotten-username"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem && 'forgotten-problem'}
            className={`${panelBox} min-h-11`}
          />
          <p id="forgotten-problem" role="alert" className="mt-1 font-medium text-clay empty:hidden">
            {problem}
          </p>
          <PanelButton type="submit" isPending={isPending} className="mt-3">
            Wyślij link
          </PanelButton>
        </form>
      )}
    </details>
  )
}
