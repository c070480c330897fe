import { failure } from '../../kernel/outcome.ts'
import { isWeakPassword, isCommonPassword } from './weak-password.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** Half a megabyte that is read when somebody chooses a password for the first time. Shorter ones are refused anyway. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= 8))
}

const commonPasswords = () => (common ??= readCommonPasswords())

const passwordCommon = failure('password_common', 'rule')
export type PasswordWeak = typeof passwordCommon

/**
 * The failure, at the field in which the password was typed; undefined where it isn't one that others would try.
 * @param names what its owner is called
 */
export async function refuseWeakPassword(
  password: string,
  names: string[],
  field: string,
): Promise<PasswordWeak | undefined> {
  return isWeakPassword(password, names, await commonPasswords()) ? { ...passwordCommon, field } : undefined
}

/** A weaker rule for where nobody can choose another password at once, and nothing would open. */
export const isInPasswordLists = async (password: string, names: string[]): Promise<boolean> =>
  isCommonPassword(password, names, await commonPasswords())
