import { brand } from '../brand.ts'
import { formatWeight } from '../i18n/format.ts'
import { productTexts } from '../i18n/product.ts'
import { localeOf } from '../kernel/language.ts'
import { parseWeight } from '../kernel/weight.ts'
import { usePageTexts, useVisit } from '../web/visit.tsx'
import type { ProductInDetail } from './product.ts'

/** What must be known of food before it is bought. */
export function ProductFacts({ product: { weight, ingredients, origin } }: { product: ProductInDetail }) {
  const { language } = useVisit()
  const texts = usePageTexts(productTexts)
  const { street, postalCode, town, country, language: theirs } = brand.postalAddress
  const countryName = new Intl.DisplayNames(localeOf[language], { type: 'region' }).of(country)
  const facts = [
    [texts.netWeight, weight && formatWeight(parseWeight(weight), language)],
    [texts.ingredients, ingredients],
    [texts.origin, origin],
    [
      texts.operator,
      <>
        {brand.name}, <span lang={theirs}>{`${street}, ${postalCode}\u00A0${town}`}</span>, {countryName}
      </>,
    ],
  ] as const
  return (
    <dl className="border-t border-line">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[min(10rem,40%)_1fr]">
              <dt className="text-mid">{name}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
