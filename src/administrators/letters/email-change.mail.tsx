import { brand } from '../../brand.ts'
import { tokenPlaceholder } from '../../mail/email-link.ts'
import { Action, Facts, Heading, Paragraph, type Email } from '../../mail/layout/email.mail.tsx'
import { confirmationHours, emailLinkPath, undoDays } from '../email/email-link.ts'

const linkPath = emailLinkPath(tokenPlaceholder('administrator-email'))

/** Goes to an address that somebody has named for their own letters, so that it counts only if they read it. */
export function confirmEmailEmail(username: string): Email {
  return {
    subject: `Potwierdź adres e-mail: ${brand.name}`,
    body: (
      <>
        <Heading>Potwierdź adres e-mail</Heading>
        <Paragraph>{`Ten adres podano do listów o koncie w panelu sklepu ${brand.name}. Zacznie się liczyć, gdy go potwierdzisz.`}</Paragraph>
        <Facts rows={[['Nazwa użytkownika', username]]} />
        <Action path={linkPath}>Potwierdź adres</Action>
        <Paragraph>{`Link działa raz, przez ${confirmationHours} godziny. Jeżeli to nie Twoje konto, nic nie rób.`}</Paragraph>
      </>
    ),
  }
}

interface Changed {
  username: string
  by: string
  /** Null: there shall be none. */
  email: string | null
  canUndo: boolean
}

/** Goes to the address that has counted until now, so that nobody takes over an account unnoticed. */
export function emailChangedEmail({ username, by, email, canUndo }: Changed): Email {
  return {
    subject: `Zmiana adresu e-mail administratora: ${brand.name}`,
    body: (
      <>
        <Heading>Zmiana adresu e-mail</Heading>
        <Paragraph>
          {email === null
            ? 'Na ten adres nie będą już przychodzić listy o Twoim koncie w panelu sklepu.'
            : 'Podano inny adres do listów o Twoim koncie w panelu sklepu. Zastąpi ten, gdy zostanie tam otwarty link, który go potwierdza.'}
        </Paragraph>
        <Facts
          rows={[
            ['Nazwa użytkownika', username],
            ['Nowy adres', email ?? 'brak'],
            ['Kto zmienił', by],
          ]}
        />
        <Paragraph>
          {canUndo
            ? `Jeżeli to Ty, nic nie rób. Jeżeli nie, cofnij to: ten adres zostanie, wszystkie sesje się skończą, a Ty wybierzesz nowe hasło. Link działa raz, przez ${undoDays} dni, także gdy tamten adres zostanie potwierdzony.`
            : 'Jeżeli nic o tym nie wiesz, zmień hasło w zakładce Konto i powiadom właściciela sklepu.'}
        </Paragraph>
        {canUndo ? (
          <Action path={linkPath}>Cofnij zmianę adresu</Action>
        ) : (
          <Action path="/admin?tab=account">Przejdź do konta</Action>
        )}
      </>
    ),
  }
}
