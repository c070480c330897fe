import type { AuditAction } from '../../audit/audit-entry.ts'
import { brand } from '../../brand.ts'
import { formatMoment } from '../../i18n/format.ts'
import { Action, Facts, Heading, Paragraph, type Email } from '../../mail/layout/email.mail.tsx'
import { browserInWords } from './browser-in-words.ts'

/** What changes how somebody signs in, in the words of the trail. */
export type AccountChange = Extract<
  AuditAction,
  | 'changed_password'
  | 'added_factor'
  | 'removed_factor'
  | 'renewed_recovery_codes'
  | 'used_recovery_code'
  | 'reset_second_factor'
>

const words: Record<AccountChange, { title: string; sentence: string }> = {
  changed_password: {
    title: 'Nowe hasło do panelu zapisane',
    sentence: 'Hasło do Twojego konta w panelu sklepu jest inne niż dotąd.',
  },
  added_factor: {
    title: 'Nowy drugi składnik logowania',
    sentence: 'Do Twojego konta w panelu sklepu dodano drugi składnik: klucz dostępu albo aplikację z kodami.',
  },
  removed_factor: {
    title: 'Usunięty drugi składnik logowania',
    sentence: 'Z Twojego konta w panelu sklepu usunięto drugi składnik: klucz dostępu albo aplikację z kodami.',
  },
  renewed_recovery_codes: {
    title: 'Nowe kody zapasowe',
    sentence: 'Powstały nowe kody zapasowe do Twojego konta w panelu sklepu. Wcześniejsze przestały działać.',
  },
  used_recovery_code: {
    title: 'Użyto kodu zapasowego',
    sentence: 'Ktoś użył jednego z kodów zapasowych do Twojego konta w panelu sklepu. Ten kod już nie działa.',
  },
  reset_second_factor: {
    title: 'Drugi składnik logowania wyłączony',
    sentence:
      'Z Twojego konta w panelu sklepu usunięto wszystkie drugie składniki i kody zapasowe. Wystarcza samo hasło.',
  },
}

const whence = (visitor: Told['visitor']): [string, string][] =>
  visitor
    ? [
        ['Adres sieciowy', visitor.address],
        ['Przeglądarka', browserInWords(visitor.userAgent ?? '')],
      ]
    : [['Skąd', 'polecenie na serwerze']]

interface Told {
  username: string
  change: AccountChange
  at: Date
  visitor: { address: string; userAgent?: string } | undefined
}

/** Tells an administrator that they sign in otherwise from now on, and what to do if it wasn't them. */
export function accountChangedEmail({ username, change, at, visitor }: Told): Email {
  const { title, sentence } = words[change]
  const isPassword = change === 'changed_password'
  return {
    subject: `${title}: ${brand.name}`,
    body: (
      <>
        <Heading>{title}</Heading>
        <Paragraph>{sentence}</Paragraph>
        <Facts rows={[['Nazwa użytkownika', username], ['Kiedy', formatMoment(at, 'pl')], ...whence(visitor)]} />
        <Paragraph>
          {isPassword
            ? 'Jeżeli to Ty, nic nie rób. Jeżeli nie: na stronie logowania wybierz „Nie pamiętam hasła”. Link do nowego hasła przyjdzie na ten adres, a wszystkie sesje się skończą. Powiadom też właściciela sklepu.'
            : 'Jeżeli to Ty, nic nie rób. Jeżeli nie: zmień hasło w zakładce Konto, wtedy wszystkie inne sesje się skończą, sprawdź tam drugi składnik i powiadom właściciela sklepu.'}
        </Paragraph>
        <Action path={isPassword ? '/admin' : '/admin?tab=account'}>
          {isPassword ? 'Przejdź do logowania' : 'Przejdź do konta'}
        </Action>
      </>
    ),
  }
}
