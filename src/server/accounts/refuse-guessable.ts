import { failure } from '../../kernel/outcome.ts'
import { isGuessable, isListed } from './guessable-password.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** Half a megabyte that is read when somebody chooses a password for the first time. Shorter ones are refused anyway. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= 8))
}

const commonPasswords = () => (common ??= readCommonPasswords())

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
  return isGuessable(password, names, await commonPasswords()) ? { ...passwordCommon, field } : undefined
}

/** A weaker rule for where nobody can choose another password at once, and nothing would open. */
export const standsInLists = async (password: string, names: string[]): Promise<boolean> =>
  isListed(password, names, await commonPasswords())
