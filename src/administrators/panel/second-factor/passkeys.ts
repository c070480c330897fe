import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { newPasskey, passkeyAnswer } from '../../second-factor/second-factor.ts'
import type * as z from 'zod/mini'

export type Options = PublicKeyCredentialRequestOptionsJSON & Record<string, unknown>
export type CreationOptions = PublicKeyCredentialCreationOptionsJSON & Record<string, unknown>

/** Whether a browser can have passkeys here. A bare address has none, nor has a page without https. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname)

/** The library is loaded for those who use it. */
export async function answerWithPasskey(options: Options): Promise<z.input<typeof passkeyAnswer>> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return (await startAuthentication({ optionsJSON: options })) as z.input<typeof passkeyAnswer>
}

export async function makePasskey(options: CreationOptions): Promise<z.input<typeof newPasskey>['answer']> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return (await startRegistration({ optionsJSON: options })) as z.input<typeof newPasskey>['answer']
}

/** What a browser's refusal means; undefined for any other error. */
export function passkeyProblem(error: unknown): string | undefined {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'Ten klucz dostępu jest już na liście.'
  if (['NotAllowedError', 'AbortError', 'SecurityError', 'NotSupportedError'].includes(name))
    return 'Przeglądarka nie podała klucza dostępu. Spróbuj jeszcze raz albo inaczej.'
  return undefined
}
