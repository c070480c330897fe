import * as z from 'zod/mini'
import { passwordsDiffer, typedAgain } from '../schemas/own-account.ts'
import { newPasswordChoice } from './customer.ts'

export const newPasswordForm = z
  .extend(newPasswordChoice, typedAgain)
  .check(z.refine(({ password, confirmPassword }) => password === confirmPassword, passwordsDiffer))
