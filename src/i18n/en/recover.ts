import type { RecoverTexts } from '../recover.ts'

export const recover: RecoverTexts = {
  about: { title: 'New password' },
  back: 'Back to signing in',
  title: 'Forgot your password?',
  lead: 'Enter the e-mail address of your account. We will send you a link at which you set a new password.',
}
