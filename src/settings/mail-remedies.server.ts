import type { MailProblem } from '../mail/send-test-mail.server.ts'

/** What went wrong with the mail server, and what to do about it. */
export const mailRemedies: Record<MailProblem, string> = {
  unreachable:
    'Serwer poczty nie odpowiada. Sprawdź jego nazwę i port; wielu dostawców maszyn blokuje porty 25 i 587, więc spróbuj 465 z TLS.',
  encryption: 'Nie udało się zaszyfrować połączenia. TLS pasuje do portu 465, a STARTTLS do portu 587.',
  password:
    'Serwer poczty nie przyjmuje tego użytkownika albo hasła. Niektórzy dostawcy wymagają osobnego hasła dla programów.',
  passwordMissing: 'Serwer poczty chce użytkownika i hasła.',
  envelope:
    'Serwer poczty nie przyjmuje nadawcy albo odbiorcy. Adres nadawcy musi należeć do konta, z którego sklep wysyła.',
  message: 'Serwer poczty nie chce tego listu. Dlaczego, mówi jego odpowiedź.',
  fullDisk: 'Na dysku zabrakło miejsca na list.',
  outbox: 'Sklep nie może zapisać listu w folderze danych.',
  other: 'Serwer poczty nie przyjął listu. Popraw ustawienia i spróbuj ponownie.',
}
