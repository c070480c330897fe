import { marked } from 'marked'
import { brand } from '../brand.ts'
import { postalAddressIn, type PostalAddress } from '../i18n/postal-address.ts'
import { localeOf, type Language } from '../kernel/language.ts'
import { typeset } from '../i18n/typeset.ts'
import { formatMoney, formatWeight } from '../i18n/format.ts'
import { countryIn } from '../kernel/countries.ts'
import type { Database } from '../server/database/database.ts'
import { deliveryCosts, type DeliveryCosts } from '../shipping/delivery-costs.ts'
import { readActiveRates } from '../shipping/list-shipping-rates.server.ts'
import { currentLegalVersion, type LegalDocument } from './legal.ts'
import { legalServerTexts } from './texts.server.ts'

/** A text as it is read: title and body are Markdown with nothing left to fill in. */
export interface LegalText {
  title: string
  markdown: string
}

/** Texts by file name. */
type LegalFiles = Record<string, string>

const ourFiles: LegalFiles = import.meta.glob('./documents/*/*.md', { query: '?raw', import: 'default', eager: true })

/** The seller at the time a version was published: its contracts are with them. */
type Seller = Record<'name' | 'legalName' | 'taxNumber' | 'register' | 'phone' | 'email', string> & {
  postalAddress: PostalAddress
}

const ourSellers: Record<string, Seller> = import.meta.glob('./documents/*/seller.json', {
  import: 'default',
  eager: true,
})

export const presentSeller = (): Seller => ({
  name: brand.name,
  ...brand.seller,
  email: brand.officeEmail,
  postalAddress: brand.postalAddress,
})

/** Undefined where there is no such document, or never was one of that version. */
export function readLegalText(
  document: string,
  version: string,
  language: Language,
  files = ourFiles,
  sellers = ourSellers,
): LegalText | undefined {
  const written = files[`./documents/${version}/${document}.${language}.md`]
  if (written === undefined) return undefined
  const seller = sellers[`./documents/${version}/seller.json`] ?? presentSeller()
  const facts = factsFor(seller, version, language)
  const filled = written.replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) => facts[name] ?? gap)
  const [, title = '', markdown = ''] = /^# (.+)\n([^]*)$/.exec(typeset(filled, language)) ?? []
  return { title, markdown: markdown.trim() }
}

/**
 * What a confirmation of an order must bring along: terms and withdrawal information, as they were accepted. A version
 * that we don't have any more gives way to the present one, which says its own date, so that a paid order is confirmed
 * whatever happened to the files.
 */
export function acceptedLegalTexts(version: string, language: Language, files = ourFiles): LegalText[] {
  const inForce = (document: LegalDocument) =>
    readLegalText(document, version, language, files) ??
    readLegalText(document, currentLegalVersion, language, files) ??
    []
  return [inForce('terms'), inForce('withdrawal')].flat()
}

/** Safe as HTML: the text comes from our own files and the shop's rates. */
export const renderLegalText = ({ markdown }: LegalText): string => marked.parse(markdown, { async: false })

/** The seller and the date, which fill gaps in the texts. */
function factsFor({ postalAddress, ...seller }: Seller, version: string, language: Language): Record<string, string> {
  return {
    ...seller,
    address: postalAddressIn(language, postalAddress),
    carrier: brand.carrier.name,
    date: new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(version)),
  }
}

/** The place in a text for the current delivery costs, which the administrator sets. */
const gap = '{{costs}}'

export async function withDeliveryCosts(database: Database, text: LegalText, language: Language): Promise<LegalText> {
  if (!text.markdown.includes(gap)) return text
  const all = deliveryCosts(await readActiveRates(database))
  const lists = all.map(({ countries, costs }) => {
    const names = new Intl.ListFormat(localeOf[language]).format(
      countries.map((one) => countryIn(localeOf[language], one)),
    )
    return all.length > 1 ? `${names}:\n\n${listOf(costs, language)}` : listOf(costs, language)
  })
  return { ...text, markdown: text.markdown.replace(gap, lists.join('\n\n')) }
}

function listOf(rows: DeliveryCosts[], language: Language): string {
  const texts = legalServerTexts[language].deliveryCosts
  const weights = ({ from, to }: DeliveryCosts) => {
    const above = formatWeight(Math.max(0, from - 1), language)
    if (to === null) return from === 0 ? texts.any : texts.above(above)
    const upTo = formatWeight(to, language)
    return from === 0 ? texts.upTo(upTo) : texts.between(above, upTo)
  }
  const costs = ({ home, pickup_point }: DeliveryCosts) =>
    [[texts.home, home] as const, [texts.pickupPoint, pickup_point] as const].flatMap(([way, amount]) =>
      amount === null ? [] : [`${way}\u00A0${formatMoney(amount, language)}`],
    )
  // Weights that can't be sent have no row.
  return rows
    .filter((row) => costs(row).length > 0)
    .map((row) => `- **${weights(row)}**: ${costs(row).join(', ')}`)
    .join('\n')
}
