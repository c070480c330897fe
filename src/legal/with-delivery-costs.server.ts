import { formatMoney, formatWeight } from '../i18n/format.ts'
import { countryIn } from '../kernel/countries.ts'
import { localeOf, type Language } from '../kernel/language.ts'
import type { Database } from '../server/database/database.ts'
import { ownBoxes } from '../shipping/boxes/own-boxes.ts'
import { deliveryCosts, type DeliveryCosts } from '../shipping/delivery-costs.ts'
import { readActiveRates } from '../shipping/list-shipping-rates.server.ts'
import { legalServerTexts } from './texts.server.ts'

/** The place in a text for the current delivery costs, which the administrator sets. */
const gap = /\{\{\s{0,40}costs\s{0,40}\}\}/g

export async function withDeliveryCosts<Text extends { markdown: string }>(
  database: Database,
  text: Text,
  language: Language,
): Promise<Text> {
  if (text.markdown.search(gap) === -1) return text
  const all = deliveryCosts(await readActiveRates(database))
  const lists = all.map(({ countries, costs }) => {
    const names = new Intl.ListFormat(localeOf[language]).format(
      countries.map((one) => countryIn(localeOf[language], one)),
    )
    return all.length > 1 ? `${names}:\n\n${listOf(costs, language)}` : listOf(costs, language)
  })
  const note = ownBoxes.now().length > 0 ? [legalServerTexts[language].deliveryCosts.byParcel] : []
  return {
    ...text,
    markdown: text.markdown.replaceAll(gap, () => `\n\n${[...note, ...lists].join('\n\n')}\n\n`).trim(),
  }
}

function listOf(rows: DeliveryCosts[], language: Language): string {
  const texts = legalServerTexts[language].deliveryCosts
  const weights = ({ from, to }: DeliveryCosts) => {
    const above = formatWeight(Math.max(0, from - 1), language)
    if (to === null) return from === 0 ? texts.any : texts.above(above)
    const upTo = formatWeight(to, language)
    return from === 0 ? texts.upTo(upTo) : texts.between(above, upTo)
  }
  const terms = ({ freeFrom, days }: NonNullable<DeliveryCosts['promised']>['home'] & object = {}) => {
    const said = [
      freeFrom && texts.freeFrom(formatMoney(freeFrom, language)),
      days && texts.days(days.from, days.to),
    ].filter(Boolean)
    return said.length === 0 ? '' : ` (${said.join('; ')})`
  }
  const costs = ({ home, pickup_point, promised }: DeliveryCosts) =>
    [
      [texts.home, home, promised?.home] as const,
      [texts.pickupPoint, pickup_point, promised?.pickup_point] as const,
    ].flatMap(([way, amount, more]) =>
      amount === null ? [] : [`${way}\u00A0${formatMoney(amount, language)}${terms(more)}`],
    )
  // Weights that can't be sent have no row.
  return rows
    .filter((row) => costs(row).length > 0)
    .map((row) => `- **${weights(row)}**: ${costs(row).join(', ')}`)
    .join('\n')
}
