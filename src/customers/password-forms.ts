import * as z from 'zod/mini'
import { passwordChange } from '../wire/own-account.ts'
import { newPasswordChoice } from './customer.ts'

/** Nobody sees what they type there, so forms ask for a new password twice. */
const again = { confirmPassword: z.string('required') }
const differ = { path: ['confirmPassword'], error: 'passwords_differ' }

export const passwordChangeForm = z
  .extend(passwordChange, again)
  .check(z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, differ))

export const newPasswordForm = z
  .extend(newPasswordChoice, again)
  .check(z.refine(({ password, confirmPassword }) => password === confirmPassword, differ))
