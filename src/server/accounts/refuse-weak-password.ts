import { failure } from '../../kernel/outcome.ts'
import { isWeakPassword, isCommonPassword } from './weak-password.ts'

/** Read when somebody first chooses a password. A set of them would take another megabyte. */
async function commonPasswords(): Promise<readonly string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common']
}

const passwordCommon = failure('password_common', 'rule')
export type PasswordWeak = typeof passwordCommon

/**
 * The failure, at the password's field; undefined for a strong password.
 * @param names the owner's names
 */
export async function refuseWeakPassword(
  password: string,
  names: string[],
  field: string,
): Promise<PasswordWeak | undefined> {
  return isWeakPassword(password, names, await commonPasswords()) ? { ...passwordCommon, field } : undefined
}

/** A weaker rule for existing passwords that can't be changed at once. */
export const isInPasswordLists = async (password: string, names: string[]): Promise<boolean> =>
  isCommonPassword(password, names, await commonPasswords())
