import { formatMoment } from '../../i18n/format.ts'
import { tokenPlaceholder } from '../../mail/email-link.ts'
import { Action, Facts, Heading, Paragraph, type Email } from '../../mail/layout/email.mail.tsx'
import { brand } from '../../brand.ts'
import { browserInWords } from './browser-in-words.ts'
import { newPasswordHours, setupLinkHours, setupPath } from '../setup-link.ts'

// Administrators read Polish, as they do in the panel.

const linkPath = setupPath(tokenPlaceholder('administrator'))

/** Brings somebody whom the owner invited to where they choose their password. */
export function invitationEmail(username: string, invitedBy: string): Email {
  return {
    subject: `Zaproszenie do panelu: ${brand.name}`,
    body: (
      <>
        <Heading>Masz konto w panelu sklepu</Heading>
        <Paragraph>{`${invitedBy} zaprasza Cię do panelu sklepu ${brand.name}. Wybierz hasło, którym będziesz się logować.`}</Paragraph>
        <Facts rows={[['Nazwa użytkownika', username]]} />
        <Action path={linkPath}>Wybierz hasło</Action>
        <Paragraph>{`Link działa raz, przez ${setupLinkHours} godziny. Później poproś o nowe zaproszenie.`}</Paragraph>
      </>
    ),
  }
}

/** Brings the link that replaces a password, whether its owner or somebody who manages administrators asked for it. */
export function newPasswordEmail(username: string): Email {
  return {
    subject: `Nowe hasło do panelu: ${brand.name}`,
    body: (
      <>
        <Heading>Nowe hasło do panelu</Heading>
        <Paragraph>Ktoś poprosił o nowe hasło do Twojego konta w panelu sklepu.</Paragraph>
        <Facts rows={[['Nazwa użytkownika', username]]} />
        <Action path={linkPath}>Wybierz nowe hasło</Action>
        <Paragraph>{`Link działa raz, przez ${newPasswordHours} godziny. Dopóki go nie użyjesz, działa obecne hasło. Jeżeli to nie Ty, nic nie rób.`}</Paragraph>
      </>
    ),
  }
}

interface NewDevice {
  username: string
  at: Date
  address: string
  userAgent: string
}

/** Tells an administrator of a sign-in on a device that nobody knows. */
export function newDeviceEmail({ username, at, address, userAgent }: NewDevice): Email {
  return {
    subject: `Logowanie na nowym urządzeniu: ${brand.name}`,
    body: (
      <>
        <Heading>Logowanie na nowym urządzeniu</Heading>
        <Paragraph>Ktoś zalogował się do panelu na Twoje konto, na urządzeniu, którego sklep nie zna.</Paragraph>
        <Facts
          rows={[
            ['Nazwa użytkownika', username],
            ['Kiedy', formatMoment(at, 'pl')],
            ['Adres sieciowy', address],
            ['Przeglądarka', browserInWords(userAgent)],
          ]}
        />
        <Paragraph>
          Jeżeli to Ty, nic nie rób. Jeżeli nie: zmień hasło w zakładce Konto. Wtedy wszystkie inne sesje się skończą.
        </Paragraph>
        <Action path="/admin?tab=account">Przejdź do konta</Action>
      </>
    ),
  }
}
