import { answerWithPasskey, type Options } from '../../administrators/panel/second-factor/passkeys.ts'
import { ProofForm } from '../../administrators/panel/second-factor/ProofForm.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import type { Proof } from '../../schemas/second-factor.ts'
import { CallFailed, readResponse } from '../../web/api.ts'

/** What is to be shown next, if the password was right and isn't enough. */
export const proofsAskedBy = (error: unknown): Proof[] | undefined =>
  error instanceof CallFailed && error.answer['code'] === 'second_factor_needed'
    ? (error.answer['proofs'] as Proof[])
    : undefined

/** Signs in by what the browser's passkeys answer: after a password, or instead of it. */
export async function signInByPasskey(isInstead: boolean): Promise<{ username: string }> {
  const options = await readResponse(api.admin.login.passkey.options.$post({ json: { isInstead } }))
  const answer = await answerWithPasskey(options as Options)
  return readResponse(api.admin.login.passkey.$post({ json: { answer } }))
}

interface Props {
  proofs: Proof[]
  onSignedIn(username: string): void
  startOver(): void
}

/** The step after the password for whoever has a second factor. */
export function SecondStep({ proofs, onSignedIn, startOver }: Props) {
  return (
    <section aria-labelledby="second-step-head" className="mt-8">
      <h2 id="second-step-head" className="text-xl">
        Potwierdź, że to Ty
      </h2>
      <ProofForm
        proofs={proofs}
        label="Zaloguj się"
        showPasskey={() => signInByPasskey(false)}
        showTyped={(json) => readResponse(api.admin.login.code.$post({ json: 'code' in json ? json : { code: '' } }))}
        onShown={(answer) => onSignedIn(answer.username)}
      />
      <PanelButton look="quiet" className="mt-3 -ml-3.5" onClick={startOver}>
        Zaloguj się od początku
      </PanelButton>
    </section>
  )
}
