import { failure } from '../kernel/outcome.ts'
import { isGuessable } from './guessable-password.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** Half a megabyte that is read when somebody chooses a password for the first time. Shorter ones are refused anyway. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= 8))
}

const passwordCommon = failure('password_common', 'rule')
export type PasswordCommon = typeof passwordCommon

/**
 * The failure, at the field in which the password was typed; undefined where it isn't one that others would try.
 * @param names what its owner is called
 */
export async function refuseGuessable(
  password: string,
  names: string[],
  field: string,
): Promise<PasswordCommon | undefined> {
  common ??= readCommonPasswords()
  return isGuessable(password, names, await common) ? { ...passwordCommon, field } : undefined
}
