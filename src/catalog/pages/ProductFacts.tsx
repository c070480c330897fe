import { catalogTexts } from '../texts.ts'
import { languageOfAddress } from '../../i18n/postal-address.ts'
import { brand } from '../../brand.ts'
import { formatWeight } from '../../i18n/format.ts'
import { typeset } from '../../i18n/typeset.ts'
import { localeOf } from '../../kernel/language.ts'
import { parseWeight } from '../../kernel/weight.ts'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import type { ProductInDetail } from '../product.ts'

/** What must be known of food before it is bought. Where a product names nobody, the seller answers for it. */
export function ProductFacts({ product }: { product: ProductInDetail }) {
  const { weight, legalName, ingredients, allergens, origin, storage, operator } = product
  const { language } = useAppContext()
  const texts = useTexts(catalogTexts).food
  const facts = [
    [texts.legalName, legalName],
    [texts.ingredients, ingredients],
    [texts.allergens, allergens],
    [texts.netWeight, weight && formatWeight(parseWeight(weight), language)],
    [texts.origin, origin],
    [texts.storage, storage],
    [texts.operator, operator ?? <Seller />],
  ] as const
  return (
    <dl className="border-t border-line">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[min(10rem,40%)_1fr]">
              <dt className="text-mid">{name}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">
                {typeof value === 'string' ? typeset(value, language) : value}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Seller() {
  const { language } = useAppContext()
  const { street, postalCode, town, country } = brand.postalAddress
  const countryName = new Intl.DisplayNames(localeOf[language], { type: 'region' }).of(country)
  return (
    <>
      <span
        lang={languageOfAddress(country)}
      >{`${brand.seller.legalName}, ${street}, ${postalCode}\u00A0${town}`}</span>
      , {countryName}
    </>
  )
}
