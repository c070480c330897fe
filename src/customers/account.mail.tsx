import { customersServerTexts } from './texts.server.ts'
import type { Language } from '../kernel/language.ts'
import { tokenPlaceholder } from '../mail/email-link.ts'
import { Action, Heading, Paragraph, SecondAction, type Email } from '../mail/layout/email.mail.tsx'

/** The kinds of emails about an account. */
export const accountMails = ['account-created', 'email-proof', 'password-recovery', 'password-changed']

// No email here contains user input: anybody can register with somebody else's address.

/** Says that an account was created with this address, and what to do if it wasn't them. */
export function accountCreatedEmail(language: Language): Email {
  const texts = customersServerTexts[language].accountCreated
  return {
    subject: texts.subject,
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <Action path={proofPath(language)}>{texts.prove}</Action>
        <SecondAction path={`/store/account?lang=${language}`}>{texts.toAccount}</SecondAction>
        <Paragraph>{texts.notYou}</Paragraph>
      </>
    ),
  }
}

const proofPath = (language: Language) => `/store/confirm/${tokenPlaceholder('proof')}?lang=${language}`

/** Contains the link that proves the address of an account, once more. */
export function emailProofEmail(language: Language): Email {
  const texts = customersServerTexts[language].emailProof
  return {
    subject: texts.subject,
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <Action path={proofPath(language)}>{texts.prove}</Action>
        <Paragraph>{texts.notYou}</Paragraph>
      </>
    ),
  }
}

/** Contains the link to replace a forgotten password. */
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

/** Says that the password was changed, and what to do if it wasn't the customer. */
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

/** The last email: the account and its data are deleted. */
export function accountDeletedEmail(language: Language): Email {
  const texts = customersServerTexts[language].accountDeleted
  return {
    subject: texts.subject,
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <Action path={`/store?lang=${language}`}>{texts.toStore}</Action>
        <Paragraph>{texts.notYou}</Paragraph>
      </>
    ),
  }
}
