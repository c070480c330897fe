import type { Identity } from '../brand.ts'
import type { Community } from '../site/community.ts'
import { accountingPart } from './parts/accounting.ts'
import { backupPart } from './parts/backup.ts'
import { countersPart, visitsPart } from './parts/counters.ts'
import { invoicingPart } from './parts/invoicing.ts'
import { ksefPart } from './parts/ksef.ts'
import { lookPart } from './parts/look.ts'
import { carrierPart, mailPart, paymentsPart } from './parts/providers.ts'
import { deliveryPart, dispatchPart, languagesPart, reviewsPart } from './parts/reach.ts'
import { sellerPart, socialPart } from './parts/seller.ts'
import type { Rule, Setting } from './setting.ts'

/** Everything that the owner decides, in the order of the panel: page, checks, storage, API and documentation come from it. */
export const parts = {
  seller: sellerPart,
  social: socialPart,
  look: lookPart,
  languages: languagesPart,
  delivery: deliveryPart,
  dispatch: dispatchPart,
  reviews: reviewsPart,
  mail: mailPart,
  payments: paymentsPart,
  invoicing: invoicingPart,
  accounting: accountingPart,
  ksef: ksefPart,
  carrier: carrierPart,
  backup: backupPart,
  counters: countersPart,
  visits: visitsPart,
}

type Parts = typeof parts
export type PartName = keyof Parts
export const partNames = Object.keys(parts) as PartName[]

/** The values of a part, by setting. */
export type ValuesOf<Name extends PartName> = {
  [Key in keyof Parts[Name]['settings']]: Parts[Name]['settings'][Key] extends Setting<infer Value> ? Value : never
}
export type AllValues = { [Name in PartName]: ValuesOf<Name> }

export const settingsOf = (part: PartName): Record<string, Setting> => parts[part].settings as Record<string, Setting>

/** What is wrong with these values together, by setting. */
export function problemsOf(
  part: PartName,
  values: Record<string, unknown>,
  isByVariable: (setting: string) => boolean,
): Record<string, string> {
  const { rules = [] } = parts[part] as { rules?: Rule[] }
  const broken = rules.filter(({ about, isBroken }) => !about.some(isByVariable) && isBroken(values))
  return Object.fromEntries(broken.map(({ at, sentence }) => [at, sentence]))
}

/** What nobody has set yet. */
export const originalsOf = <Name extends PartName>(part: Name): ValuesOf<Name> =>
  Object.fromEntries(Object.entries(settingsOf(part)).map(([name, { original }]) => [name, original])) as ValuesOf<Name>

/** Who the association is by these settings. */
export function identityOf({ seller, social, look }: Pick<AllValues, 'seller' | 'social' | 'look'>): Identity {
  const { name, officeEmail, street, postalCode, town, country, ...registered } = seller
  const { since, copyrightYear, ...colours } = look
  return {
    name,
    since,
    copyrightYear,
    officeEmail,
    postalAddress: { street, postalCode, town, country },
    seller: registered,
    social,
    colours,
  }
}

export const communityOf = ({ restaurateurs, chefs, ...grown }: ValuesOf<'counters'>): Community => ({
  members: { restaurateurs, chefs },
  growth: { restaurateurs: grown.restaurateursGrowth, chefs: grown.chefsGrowth },
})
