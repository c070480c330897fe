import { deliveryCostTexts } from '../i18n/delivery-costs.ts'
import { formatMoney, formatWeight } from '../i18n/format.ts'
import type { Language } from '../kernel/language.ts'
import type { Database } from '../server/database.ts'
import { deliveryCosts, type DeliveryCosts } from '../shipping/delivery-costs.ts'
import { readActiveRates } from '../shipping/read-active-rates.server.ts'
import type { LegalText } from './legal-texts.server.ts'

/** Stands in a text for what delivery costs now, which the administrator sets. */
const gap = '{{costs}}'

export async function withDeliveryCosts(database: Database, text: LegalText, language: Language): Promise<LegalText> {
  if (!text.markdown.includes(gap)) return text
  const rows = deliveryCosts(await readActiveRates(database))
  return { ...text, markdown: text.markdown.replace(gap, listOf(rows, language)) }
}

function listOf(rows: DeliveryCosts[], language: Language): string {
  const texts = deliveryCostTexts[language]
  const weights = ({ from, to }: DeliveryCosts) => {
    const above = formatWeight(Math.max(0, from - 1), language)
    if (to === null) return from === 0 ? texts.any : texts.above(above)
    const upTo = formatWeight(to, language)
    return from === 0 ? texts.upTo(upTo) : texts.between(above, upTo)
  }
  const cost = (way: string, amount: DeliveryCosts['home']) => `${way}\u00A0${formatMoney(amount, language)}`
  return rows
    .map((row) => `- **${weights(row)}**: ${cost(texts.home, row.home)}, ${cost(texts.pickupPoint, row.pickup_point)}`)
    .join('\n')
}
