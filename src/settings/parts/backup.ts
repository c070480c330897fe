import * as z from 'zod/mini'
import { isPublicKey } from '../../kernel/public-key.ts'
import { choice, line, secret, type Rule } from '../setting.ts'

const publicKey = z
  .string()
  .check(
    z.refine(isPublicKey, 'To nie jest klucz publiczny: zaczyna się od age1 i ma 62 znaki. Skopiuj go jeszcze raz'),
  )

const firstOfThese = ['url', 'bucket', 'accessKey', 'secretKey']

export const backupPart = {
  title: 'Kopie zapasowe',
  lead: 'Dokąd poza tę maszynę idą kopie sklepu: do każdego magazynu zgodnego z S3. Wychodzą zaszyfrowane kluczem, którego prywatną część masz tylko Ty.',
  settings: {
    url: line({
      label: 'Adres magazynu S3',
      original: '',
      isOptional: true,
      type: 'url',
      variable: 'BACKUP_S3_URL',
      shownIn: ['office'],
      hint: 'Np. https://s3.example.com, bez nazwy wiadra',
      rule: z.url({ protocol: /^https?$/, error: 'Podaj adres zaczynający się od https://' }),
    }),
    region: line({
      label: 'Region',
      original: '',
      longest: 60,
      isOptional: true,
      variable: 'BACKUP_S3_REGION',
      shownIn: ['office'],
      hint: 'Jak nazywa go dostawca, np. eu-central-1. Puste: us-east-1, co wielu dostawcom nie przeszkadza',
      rule: z.string().check(z.regex(/^[\w-]+$/, 'Podaj nazwę regionu bez odstępów')),
    }),
    bucket: line({
      label: 'Wiadro (bucket)',
      original: '',
      longest: 255,
      isOptional: true,
      variable: 'BACKUP_S3_BUCKET',
      shownIn: ['office'],
      hint: 'Osobne i niepubliczne',
      rule: z.string().check(z.regex(/^[\w.-]{3,}$/, 'Nazwa wiadra ma co najmniej 3 znaki, bez odstępów i ukośników')),
    }),
    prefix: line({
      label: 'Folder w wiadrze',
      original: '',
      isOptional: true,
      variable: 'BACKUP_S3_PREFIX',
      shownIn: ['office'],
      rule: z.string().check(z.regex(/^[\w./-]+$/, 'Użyj liter bez znaków diakrytycznych, cyfr, kresek i ukośników')),
    }),
    accessKey: line({
      label: 'Klucz dostępu (access key)',
      original: '',
      isOptional: true,
      variable: 'BACKUP_S3_ACCESS_KEY',
      shownIn: ['office'],
      rule: z.string().check(z.regex(/^[!-~]+$/, 'Klucz dostępu nie ma odstępów')),
    }),
    // Signatures are made with it, so it never leaves the shop, whatever the address.
    secretKey: secret({
      label: 'Tajny klucz (secret key)',
      pattern: /^[!-~]+$/,
      problem: 'Tajny klucz nie ma odstępów',
      variable: 'BACKUP_S3_SECRET_KEY',
      shownIn: ['office'],
    }),
    addresses: choice({
      label: 'Gdzie w adresie jest nazwa wiadra',
      original: 'path' as 'path' | 'host',
      options: { path: 'W ścieżce (działa prawie wszędzie)', host: 'Przed nazwą serwera' },
      variable: 'BACKUP_S3_ADDRESSES',
      shownIn: ['office'],
    }),
    publicKey: line({
      label: 'Klucz publiczny',
      original: '',
      isOptional: true,
      variable: 'BACKUP_PUBLIC_KEY',
      shownIn: ['office'],
      hint: 'Utwórz go poniżej albo wpisz własny. Bez niego kopie nie wychodzą. Nowy klucz dotyczy nowych kopii: starsze otwiera tylko poprzedni',
      rule: publicKey,
    }),
    secondKey: line({
      label: 'Drugi klucz publiczny',
      original: '',
      isOptional: true,
      variable: 'BACKUP_PUBLIC_KEY',
      shownIn: ['office'],
      hint: 'Np. drugiej osoby w zarządzie: każdy z dwóch kluczy prywatnych otwiera kopie',
      rule: publicKey,
    }),
  },
  rules: [
    ...firstOfThese.map((at) => ({
      about: firstOfThese,
      isBroken: (values: Record<string, unknown>) => firstOfThese.some((name) => values[name]) && !values[at],
      at,
      sentence: 'Magazyn wymaga adresu, wiadra i obu kluczy: podaj wszystkie albo żadnego',
    })),
    {
      about: ['publicKey', 'secondKey'],
      isBroken: (values) => !values['publicKey'] && Boolean(values['secondKey']),
      at: 'publicKey',
      sentence: 'Podaj najpierw pierwszy klucz publiczny',
    },
  ] satisfies Rule[],
}
