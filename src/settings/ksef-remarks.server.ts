import { openCertificate, type CertificateKind, type CertificateProblem } from '../ksef/open-certificate.server.ts'
import { isPolishTaxNumber } from '../schemas/tax-number.ts'
import type { Config, KsefCertificate } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { openSecretBox } from '../server/secret-box.ts'
import type { KsefStanding } from './ksef-standing.ts'
import { openPart, readStoredParts } from './read-settings.server.ts'

type Remark = KsefStanding['remarks'][number]

export const certificateRemedies: Record<CertificateProblem, string> = {
  no_certificate: 'tego pliku nie da się odczytać jako certyfikatu. Otwórz plik .crt w Notatniku i wklej go w całości.',
  no_key: 'klucza prywatnego nie da się odczytać. Otwórz plik .key w Notatniku i wklej go w całości.',
  locked: 'klucz prywatny jest zaszyfrowany, a hasła brakuje albo jest inne. Wpisz hasło podane przy tworzeniu klucza.',
  not_a_pair: 'klucz prywatny nie pasuje do certyfikatu. Wklej klucz, który powstał razem z nim.',
  weak_key:
    'KSeF nie przyjmuje takiego klucza. Utwórz certyfikat z kluczem EC P-256 albo RSA o co najmniej 2048 bitach.',
}

const wrongKind: Record<CertificateKind, string> = {
  authentication: 'to certyfikat typu „offline”, a do logowania służy typ „uwierzytelnianie”.',
  offline: 'to certyfikat do logowania, a do drugiego kodu QR służy typ „offline”.',
}

const day = 86_400_000
/** So long before its end an owner is told to get another one. */
const renewal = 30 * day
/** Announced by the ministry as the last day of tokens. */
const tokensUntil = Date.UTC(2026, 11, 31, 23)

const inWords = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'Europe/Warsaw' })

/** What is right and wrong with the line to the national system of invoices, as far as that is known without asking it. */
export async function readKsefStanding(database: Database, config: Config, now = Date.now()): Promise<KsefStanding> {
  const stored = await readStoredParts(database)
  const { environment } = openPart('ksef', stored.ksef)
  const { taxNumber } = openPart('seller', stored.seller)
  if (environment === 'off')
    return { remarks: [{ isGood: true, sentence: 'KSeF jest wyłączony: sklep niczego tam nie wysyła.' }] }
  const isKnown = Boolean(taxNumber) && isPolishTaxNumber(taxNumber)
  const whose = isKnown ? remark(true, `Sklep występuje w KSeF jako NIP ${taxNumber}.`) : remark(false, withoutNip)
  const set = openPart('ksef', stored.ksef, openSecretBox(config))
  const { certificate, privateKey, passphrase, token } = set
  const proof = certificate
    ? remarkOn('authentication', { certificate, privateKey, passphrase }, now)
    : token
      ? remark(now < tokensUntil, tokenWords(now))
      : remark(false, 'Brakuje certyfikatu do logowania, więc sklep nie może nic wysłać.')
  const { offlineCertificate, offlineKey, offlinePassphrase } = set
  const offline = offlineCertificate
    ? remarkOn(
        'offline',
        { certificate: offlineCertificate, privateKey: offlineKey, passphrase: offlinePassphrase },
        now,
      )
    : remark(false, withoutOffline)
  return { remarks: [whose, proof, offline] }
}

const remark = (isGood: boolean, sentence: string): Remark => ({ isGood, sentence })

const withoutNip =
  'Numer podatkowy w części „Sprzedawca” nie jest polskim NIP-em. Bez NIP-u nic nie pójdzie do KSeF: kto nie ma w Polsce siedziby ani stałego miejsca działalności, nie ma też takiego obowiązku. Potwierdź to z księgową lub księgowym.'

const withoutOffline =
  'Bez certyfikatu Offline faktury wydane, zanim KSeF nada numer, nie będą miały drugiego kodu QR. Dodaj go, zanim zaczniesz wystawiać prawdziwe faktury.'

const tokenWords = (now: number) =>
  now < tokensUntil
    ? 'Sklep loguje się tokenem. Ministerstwo zapowiada, że tokeny działają do 31 grudnia 2026 r.: postaraj się o certyfikat.'
    : 'Sklep loguje się tokenem, a te miały działać do 31 grudnia 2026 r. Dodaj certyfikat do logowania.'

const names: Record<CertificateKind, string> = {
  authentication: 'Certyfikat do logowania',
  offline: 'Certyfikat Offline',
}

/** What an owner should know of a certificate. */
function remarkOn(kind: CertificateKind, given: KsefCertificate, now: number): Remark {
  const opened = openCertificate(given)
  const about = (sentence: string) => `${names[kind]}: ${sentence}`
  if (typeof opened === 'string') return remark(false, about(certificateRemedies[opened]))
  if (opened.kind && opened.kind !== kind) return remark(false, about(wrongKind[kind]))
  const [from, to] = [opened.validFrom.getTime(), opened.validTo.getTime()]
  const until = inWords.format(to)
  if (to <= now) return remark(false, about(`był ważny do ${until}. Utwórz nowy i wklej go tutaj.`))
  if (from > now) return remark(false, about(`będzie ważny dopiero od ${inWords.format(from)}.`))
  if (to - now < renewal) return remark(false, about(`ważny już tylko do ${until}. Utwórz nowy, zanim ten wygaśnie.`))
  return remark(true, about(`ważny do ${until}.`))
}
