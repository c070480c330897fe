import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import { connectKsef } from '../ksef/connect-ksef.server.ts'
import type { KsefAnswer, KsefAdmission } from '../ksef/ksef.ts'
import { countAttempt } from '../server/http/throttle.ts'
import type { Config } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { certificateRemedies, readKsefStanding } from './ksef-remarks.server.ts'
import type { KsefTestAnswer } from './ksef-standing.ts'

/** Signs in to the national system of invoices as it is set. Nothing is sent there. */
export async function testKsef(database: Database, by: Acting, config: Config): Promise<KsefTestAnswer> {
  await countAttempt(database, 'testBuckets', by.username)
  await recordAudit(database, by, { action: 'tried', subject: 'settings', name: 'KSeF' })
  const { ksef } = config
  if (!ksef?.proof) {
    const { remarks } = await readKsefStanding(database, config)
    const worst = remarks.find(({ isGood }) => !isGood) ?? remarks[0]
    return { isGood: false, sentence: `Nie ma czego sprawdzać. ${worst?.sentence ?? ''}` }
  }
  const where = ksef.environment === 'test' ? 'środowisko testowe' : 'środowisko produkcyjne'
  return inWords(await connectKsef(ksef).signIn(), where, ksef.taxNumber)
}

const permissionWords: Record<string, string> = {
  InvoiceWrite: 'wystawianie faktur',
  InvoiceRead: 'przeglądanie faktur',
  CredentialsRead: 'przeglądanie uprawnień',
  CredentialsManage: 'zarządzanie uprawnieniami',
  Introspection: 'przeglądanie historii sesji',
  SubunitManage: 'zarządzanie jednostkami podrzędnymi',
  EnforcementOperations: 'operacje egzekucyjne',
}

function inWords(answer: KsefAnswer<KsefAdmission>, where: string, taxNumber: string): KsefTestAnswer {
  const bad = (sentence: string) => ({ isGood: false, sentence })
  switch (answer.is) {
    case 'done':
      return admittedWords(answer.value, where)
    case 'too_often':
      return bad(`KSeF prosi o przerwę: za dużo prób. Spróbuj za ${answer.retryAfter} s.`)
    case 'not_admitted': {
      const own = answer.code === 0 && certificateRemedies[answer.description as keyof typeof certificateRemedies]
      if (own) return bad(`Nie ma z czym iść do KSeF: ${own}`)
      const said = [answer.description, ...answer.details].filter(Boolean).join(' ')
      return bad(`${remedyFor(answer.code, taxNumber)}${said ? ` KSeF mówi: „${said}” (${answer.code}).` : ''}`)
    }
    default:
      return bad(`KSeF (${where}) teraz nie odpowiada, więc nie wiadomo, czy wpuściłby sklep. Spróbuj za chwilę.`)
  }
}

function admittedWords({ taxNumber, method, permissions }: KsefAdmission, where: string): KsefTestAnswer {
  const how = method === 'Token' ? 'tokenem' : 'certyfikatem'
  const greeting = `KSeF (${where}) wpuścił sklep ${how} jako NIP ${taxNumber}.`
  if (!permissions) return { isGood: true, sentence: `${greeting} Niczego nie wysłano.` }
  const named = permissions.map((one) => permissionWords[one] ?? one).join(', ') || 'żadnych'
  // An owner of the account needs no single permission.
  const isAllowed = permissions.some((one) => one === 'InvoiceWrite' || one === 'Owner')
  const missing = isAllowed ? '' : ' Do wysyłania brakuje uprawnienia „wystawianie faktur”: nadaj je w KSeF.'
  const lost =
    isAllowed && !permissions.some((one) => one === 'InvoiceRead' || one === 'Owner')
      ? ' Nadaj też „przeglądanie faktur”: sklep odszuka wtedy fakturę, gdy odpowiedź przepadnie po drodze.'
      : ''
  return { isGood: isAllowed, sentence: `${greeting} Uprawnienia: ${named}.${missing}${lost} Niczego nie wysłano.` }
}

/** What to do about a no, by the system's number of it. */
function remedyFor(code: number, taxNumber: string): string {
  switch (code) {
    case 415:
      return `KSeF wie, kto się loguje, ale nie pozwala mu działać dla NIP ${taxNumber}. Sprawdź NIP i nadaj w KSeF uprawnienie „wystawianie faktur”.`
    case 425:
      return 'To logowanie unieważniono w KSeF. Spróbuj jeszcze raz.'
    case 450:
      return 'KSeF nie przyjmuje tokenu: jest inny, unieważniony albo z innego środowiska. Wygeneruj nowy albo użyj certyfikatu.'
    case 460:
    case 21_115:
      return 'KSeF nie przyjmuje certyfikatu: wygasł, odwołano go, jest typu „offline” albo z innego środowiska. Pobierz właściwy i wklej go razem z kluczem.'
    case 470:
    case 480:
      return 'KSeF zablokował to logowanie. Tego nie naprawi sklep: napisz do Ministerstwa Finansów przez formularz zgłoszeniowy KSeF.'
    case 21_111:
      return 'KSeF nie przyjął próby logowania, bo trwała za długo. Spróbuj jeszcze raz.'
    default:
      return 'KSeF nie wpuścił sklepu.'
  }
}
