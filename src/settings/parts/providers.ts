import * as z from 'zod/mini'
import { panelEmail } from '../../schemas/panel-fields.ts'
import { choice, line, secret, wholeNumber, yesOrNo, type Rule } from '../setting.ts'

export const mailPart = {
  title: 'Poczta',
  lead: 'Przez który serwer sklep wysyła listy. Bez serwera listy trafiają do plików w folderze danych.',
  settings: {
    host: line({
      label: 'Serwer SMTP',
      original: '',
      isOptional: true,
      variable: 'SMTP_URL',
      shownIn: ['office'],
      hint: 'Np. smtp.example.com',
      rule: z.string().check(z.regex(/^[\w.:-]+$/, 'Podaj nazwę serwera, bez adresu http i bez odstępów')),
    }),
    port: wholeNumber({ label: 'Port', original: 587, from: 1, to: 65_535, variable: 'SMTP_URL', shownIn: ['office'] }),
    encryption: choice({
      label: 'Szyfrowanie',
      original: 'starttls' as 'starttls' | 'tls',
      options: { starttls: 'STARTTLS (zwykle port 587)', tls: 'TLS (zwykle port 465)' },
      variable: 'SMTP_URL',
      shownIn: ['office'],
    }),
    username: line({ label: 'Użytkownik', original: '', isOptional: true, variable: 'SMTP_URL', shownIn: ['office'] }),
    password: secret({
      label: 'Hasło',
      pattern: /^[^\p{Cc}]+$/u,
      problem: 'To hasło zawiera niedozwolone znaki',
      goesTo: 'host',
      variable: 'SMTP_URL',
      shownIn: ['office'],
    }),
    sender: line({
      label: 'Adres nadawcy',
      original: '',
      longest: 254,
      isOptional: true,
      type: 'email',
      rule: panelEmail,
      variable: 'MAIL_FROM',
      shownIn: ['emails'],
      hint: 'Puste: e-mail biura. Serwer musi pozwalać wysyłać z tego adresu',
    }),
    inbox: line({
      label: 'Skrzynka biura',
      original: '',
      longest: 254,
      isOptional: true,
      type: 'email',
      rule: panelEmail,
      variable: 'OFFICE_EMAIL',
      shownIn: ['office'],
      hint: 'Dokąd sklep pisze do Ciebie. Puste: e-mail biura',
    }),
    bulkPerSecond: wholeNumber({
      label: 'Listów kampanii na sekundę',
      original: 10,
      from: 1,
      to: 1_000,
      variable: 'BULK_MAILS_PER_SECOND',
      shownIn: ['office'],
    }),
  },
  rules: [
    {
      about: ['host', 'username', 'password'],
      isBroken: ({ host, username, password }) => !host && Boolean(username || password),
      at: 'host',
      sentence: 'Podaj serwer albo usuń użytkownika i hasło',
    },
    {
      about: ['username', 'password'],
      isBroken: ({ username, password }) => !username && Boolean(password),
      at: 'username',
      sentence: 'Podaj użytkownika albo usuń hasło',
    },
  ] satisfies Rule[],
}

export const paymentsPart = {
  title: 'Płatności',
  lead: 'Karta, BLIK i Przelewy24 przez Stripe. Bez klucza sklep pokazuje próbną stronę płatności.',
  settings: {
    secretKey: secret({
      label: 'Tajny klucz Stripe',
      pattern: /^(sk|rk)_(test|live)_[!-~]{8,}$/,
      problem: 'Klucz zaczyna się od sk_live_, sk_test_, rk_live_ albo rk_test_',
      variable: 'STRIPE_SECRET_KEY',
      shownIn: ['checkout'],
    }),
    webhookSecret: secret({
      label: 'Sekret webhooka',
      pattern: /^whsec_[!-~]{8,}$/,
      problem: 'Sekret webhooka zaczyna się od whsec_',
      variable: 'STRIPE_WEBHOOK_SECRET',
      shownIn: ['checkout'],
    }),
    allowsDemo: yesOrNo({
      label: 'Próbne płatności także na publicznym adresie',
      original: false,
      variable: 'PAYMENTS',
      hint: 'Bez klucza. Kto wtedy „płaci”, nie płaci naprawdę',
      shownIn: ['checkout'],
    }),
  },
  rules: [
    {
      about: ['secretKey', 'webhookSecret'],
      isBroken: ({ secretKey, webhookSecret }) => !secretKey && Boolean(webhookSecret),
      at: 'webhookSecret',
      sentence: 'Bez tajnego klucza sekret webhooka nic nie robi: wpisz klucz albo usuń sekret',
    },
  ] satisfies Rule[],
}

export const carrierPart = {
  title: 'Przewoźnik',
  lead: 'Mapa punktów odbioru InPost i etykiety na paczki. Bez tokenu mapy zamawiający widzi zastępczą listę kilku punktów.',
  settings: {
    mapToken: secret({
      label: 'Token mapy (Geowidget)',
      pattern: /^[!-~]{8,}$/,
      problem: 'To nie wygląda na token: ma co najmniej 8 znaków, bez odstępów',
      variable: 'INPOST_GEOWIDGET_TOKEN',
      shownIn: ['checkout'],
    }),
    name: choice({
      label: 'Etykiety',
      original: 'none' as 'none' | 'inpost',
      options: { none: 'Robię je poza sklepem', inpost: 'InPost (ShipX)' },
      variable: 'CARRIER',
      shownIn: ['office'],
    }),
    organization: line({
      label: 'Numer organizacji ShipX',
      original: '',
      isOptional: true,
      rule: z.string().check(z.regex(/^\d{1,12}$/, 'Numer organizacji składa się z samych cyfr')),
      variable: 'SHIPX_ORGANIZATION',
      hint: 'Manager Paczek: Moje konto, API',
      shownIn: ['office'],
    }),
    shipxKey: secret({
      label: 'Klucz do ShipX',
      pattern: /^[!-~]{8,4000}$/,
      problem: 'To nie wygląda na klucz: ma co najmniej 8 znaków, bez odstępów',
      longest: 4_000,
      goesTo: 'organization',
      variable: 'SHIPX_TOKEN',
      shownIn: ['office'],
    }),
    sendingMethod: choice({
      label: 'Gdzie oddajesz paczki',
      original: 'parcel_locker' as 'parcel_locker' | 'pop' | 'dispatch_order',
      options: { parcel_locker: 'W Paczkomacie', pop: 'W punkcie InPost', dispatch_order: 'Odbiera je kurier' },
      hint: 'Dotyczy paczek do Paczkomatów. Paczki do drzwi odbiera kurier',
      shownIn: ['office'],
    }),
    senderPhone: line({
      label: 'Telefon dla kuriera',
      original: '',
      isOptional: true,
      type: 'tel',
      rule: z.string().check(z.regex(/^\d{9}$/, 'Wpisz dziewięć cyfr, bez kierunkowego i odstępów')),
      hint: 'Pod ten numer przewoźnik dzwoni w sprawie paczek. Imię i adres nadawcy są z części „Sprzedawca”',
      shownIn: ['office', 'parcels'],
    }),
    labelFormat: choice({
      label: 'Format etykiet',
      original: 'pdf-a6' as 'pdf-a6' | 'pdf-a4' | 'zpl',
      options: { 'pdf-a6': 'PDF A6', 'pdf-a4': 'PDF A4', zpl: 'ZPL (drukarka etykiet)' },
      shownIn: ['office'],
    }),
  },
  rules: [
    {
      about: ['name', 'organization'],
      isBroken: ({ name, organization }) => name === 'inpost' && !organization,
      at: 'organization',
      sentence: 'Podaj numer organizacji: bez niego InPost nie zrobi etykiet',
    },
    {
      about: ['name', 'shipxKey'],
      isBroken: ({ name, shipxKey }) => name === 'inpost' && !shipxKey,
      at: 'shipxKey',
      sentence: 'Podaj klucz: bez niego InPost nie zrobi etykiet',
    },
    {
      about: ['name', 'senderPhone'],
      isBroken: ({ name, senderPhone }) => name === 'inpost' && !senderPhone,
      at: 'senderPhone',
      sentence: 'Podaj telefon: InPost wymaga go od nadawcy',
    },
  ] satisfies Rule[],
}
