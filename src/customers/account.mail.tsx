import { customersServerTexts } from './texts.server.ts'
import type { Language } from '../kernel/language.ts'
import { tokenPlaceholder } from '../mail/email-link.ts'
import { Action, Heading, Paragraph, type Email } from '../mail/layout/email.mail.tsx'

/** What letters about an account are listed as. */
export const accountMails = ['account-created', 'password-recovery', 'password-changed']

// No email here contains user input: anybody can register with somebody else's address.

/** Tells whoever reads this address that an account was made with it, and what to do if it wasn't them. */
export function accountCreatedEmail(language: Language): Email {
  const texts = customersServerTexts[language].accountCreated
  return {
    subject: texts.subject,
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <Action path={`/store/account?lang=${language}`}>{texts.toAccount}</Action>
        <Paragraph>{texts.notYou}</Paragraph>
      </>
    ),
  }
}

/** Brings the link by which a forgotten password is replaced. */
export function recoveryEmail(language: Language): Email {
  const texts = customersServerTexts[language].passwordRecovery
  return {
    subject: texts.subject,
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <Action path={`/store/recover/${tokenPlaceholder('recovery')}?lang=${language}`}>{texts.toForm}</Action>
        <Paragraph>{texts.notYou}</Paragraph>
      </>
    ),
  }
}

/** Tells that the password is another one, and what to do if it wasn't the customer who changed it. */
export function passwordChangedEmail(language: Language): Email {
  const texts = customersServerTexts[language].passwordChanged
  return {
    subject: texts.subject,
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <Paragraph>{texts.notYou}</Paragraph>
        <Action path={`/store/recover?lang=${language}`}>{texts.toRecovery}</Action>
      </>
    ),
  }
}

/** The last mail: the account and what belonged to it are gone. */
export function accountDeletedEmail(language: Language): Email {
  const texts = customersServerTexts[language].accountDeleted
  return {
    subject: texts.subject,
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <Paragraph>{texts.notYou}</Paragraph>
      </>
    ),
  }
}
