import { choice, secret, type Rule } from '../setting.ts'

// Tools write of what is in a file above it, or put several things into one: the rest does no harm.
const pemCertificate = {
  pattern: /-----BEGIN CERTIFICATE-----[\w\s+/=]+-----END CERTIFICATE-----/,
  problem: 'Wklej cały plik certyfikatu, razem z wierszami BEGIN CERTIFICATE i END CERTIFICATE',
  longest: 20_000,
  isLong: true,
  shownIn: ['office'],
} as const
const pemKey = {
  pattern: /-----BEGIN [A-Z ]{0,12}PRIVATE KEY-----(?:[\w\s+/=:,.]|-(?!-))+-----END [A-Z ]{0,12}PRIVATE KEY-----/,
  problem: 'Wklej cały plik klucza, razem z wierszami BEGIN i END PRIVATE KEY',
  longest: 20_000,
  isLong: true,
  shownIn: ['office'],
} as const
const passphrase = {
  pattern: /^[^\p{Cc}]+$/u,
  problem: 'To hasło zawiera niedozwolone znaki',
  hint: 'Tylko jeśli plik klucza jest zaszyfrowany: to hasło, które podano przy jego tworzeniu',
  shownIn: ['office'],
} as const

/** Of two that only work together, one alone. */
const pair = (one: string, other: string, at: string, sentence: string): Rule => ({
  about: [one, other],
  isBroken: (values) => Boolean(values[one]) && !values[other],
  at,
  sentence,
})

export const ksefPart = {
  title: 'KSeF',
  lead: 'Krajowy System e-Faktur: faktury dla firm idą do systemu Ministerstwa Finansów i dostają tam numer. Czy i od kiedy musisz z niego korzystać, potwierdź z księgową lub księgowym.',
  settings: {
    environment: choice({
      label: 'Środowisko KSeF',
      original: 'off' as 'off' | 'test' | 'production',
      options: {
        off: 'wyłączone: sklep nic nie wysyła',
        test: 'testowe: do prób, bez skutków podatkowych',
        production: 'produkcyjne: prawdziwe faktury',
      },
      hint: 'Środowisko testowe jest wspólne dla wszystkich: próbuj na zmyślonych danych. Numer podatkowy bierze sklep z części „Sprzedawca”',
      shownIn: ['invoices'],
    }),
    certificate: secret({
      ...pemCertificate,
      label: 'Certyfikat do logowania',
      hint: 'Plik .crt certyfikatu KSeF typu „uwierzytelnianie”, otwarty w Notatniku i wklejony w całości',
    }),
    privateKey: secret({
      ...pemKey,
      label: 'Klucz prywatny do logowania',
      hint: 'Plik .key, który powstał razem z certyfikatem. Sklep trzyma go zaszyfrowany i nikomu nie pokazuje',
    }),
    passphrase: secret({ ...passphrase, label: 'Hasło klucza do logowania' }),
    token: secret({
      label: 'Token KSeF',
      pattern: /^[!-~]{20,500}$/,
      problem: 'To nie wygląda na token: ma co najmniej 20 znaków, bez odstępów',
      hint: 'Zamiast certyfikatu. Ministerstwo zapowiada, że tokeny działają do 31 grudnia 2026 r.; certyfikat ma pierwszeństwo',
      shownIn: ['office'],
    }),
    offlineCertificate: secret({
      ...pemCertificate,
      label: 'Certyfikat Offline',
      hint: 'Plik .crt certyfikatu KSeF typu „offline”: z niego powstaje drugi kod QR na fakturach wydanych, zanim KSeF nada numer',
    }),
    offlineKey: secret({ ...pemKey, label: 'Klucz prywatny Offline' }),
    offlinePassphrase: secret({ ...passphrase, label: 'Hasło klucza Offline' }),
  },
  rules: [
    pair('certificate', 'privateKey', 'privateKey', 'Wklej klucz prywatny do tego certyfikatu albo usuń certyfikat'),
    pair('privateKey', 'certificate', 'certificate', 'Wklej certyfikat do tego klucza albo usuń klucz'),
    pair(
      'offlineCertificate',
      'offlineKey',
      'offlineKey',
      'Wklej klucz prywatny do tego certyfikatu albo usuń certyfikat',
    ),
    pair('offlineKey', 'offlineCertificate', 'offlineCertificate', 'Wklej certyfikat do tego klucza albo usuń klucz'),
  ] satisfies Rule[],
}
