import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import { countAttempt } from '../server/http/throttle.ts'
import type { Config } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { readCarrierAccount, type CarrierAccountProblem } from '../shipping/carrier/carrier-account.server.ts'
import type { CarrierTestAnswer } from './test-carrier.ts'

export const carrierRemedies: Record<CarrierAccountProblem, string> = {
  refused: 'InPost nie przyjmuje klucza albo numeru organizacji. Skopiuj oba z Managera Paczek jeszcze raz.',
  unreachable: 'InPost teraz nie odpowiada, więc nie wiadomo, czy klucz jest dobry. Spróbuj za chwilę.',
}

/** Asks the carrier whose account it is, as it is set. Nothing is made there. */
export async function testCarrier(database: Database, by: Acting, config: Config): Promise<CarrierTestAnswer> {
  await countAttempt(database, 'testBuckets', by.username)
  const found = await readCarrierAccount(config)
  const isGood = found !== undefined && 'account' in found
  await recordAudit(database, by, { action: 'tried', subject: 'settings', name: 'Przewoźnik' })
  if (!found) return { isGood, sentence: 'Nie wybrano przewoźnika, więc nie ma czego sprawdzać.' }
  if ('problem' in found) return { isGood, sentence: carrierRemedies[found.problem] }
  return { isGood, sentence: `InPost odpowiada: to konto „${found.account}”. Etykiety można robić.` }
}
