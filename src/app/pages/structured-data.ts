import type { Texts } from '../../web/texts.ts'
import { reviewData } from '../../sales/reviews/review-data.ts'
import { reviewsOf } from '../../sales/reviews/reviews.query.ts'
import { reviewTexts } from '../../sales/reviews/texts.ts'
import { siteTexts } from '../../site/texts.ts'
import { brand } from '../../brand.ts'
import { productData } from '../../catalog/pages/product-data.ts'
import type { ProductInDetail } from '../../catalog/product.ts'
import { homeCountry, isSettled, type CountryCode } from '../../kernel/countries.ts'
import type { Language } from '../../kernel/language.ts'
import { printMoney, readMoney } from '../../kernel/money.ts'
import { parseWeight } from '../../kernel/weight.ts'
import { withdrawalDays } from '../../legal/legal.ts'
import type { StructuredData } from '../http/frontend.ts'
import { readRate } from '../../shipping/read-rate.ts'
import { deliveryTo, type Goods } from '../../shipping/delivery.ts'
import { packing, type WorkingDays } from '../../shipping/dispatch.ts'
import { servedCountries, type Rate, type ShippingMethod } from '../../shipping/shipping.ts'
import { associationData, sellerData, siteData } from './association-data.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { questionsData } from './questions-data.ts'
import { readResponse } from '../../web/api.ts'
import type { AppRouter } from './router.tsx'
import { dataOfRecipe } from './data-of-recipe.ts'
import { shownProduct } from './shown-product.ts'
import { shownRecipe } from './shown-recipe.ts'

/** What programs are told of a page. Only the server knows how, so that no visitor loads it. */
export async function structuredDataOf(router: AppRouter, language: Language): Promise<StructuredData | undefined> {
  const product = shownProduct(router)
  if (product) return dataOfProduct(router, product, language)
  const recipe = shownRecipe(router)
  if (recipe) return dataOfRecipe(router, recipe, language)
  if (router.state.matches.at(-1)?.fullPath !== '/') return undefined
  const { salt } = (await siteTexts.load(language)).story
  return ({ origin }) => [associationData(origin), siteData(origin), questionsData(salt.questions)]
}

async function dataOfProduct(router: AppRouter, product: ProductInDetail, language: Language): Promise<StructuredData> {
  const { api, texts, queryClient } = router.options.context
  const reviews = queryClient.getQueryData(reviewsOf(api, product.slug).queryKey)
  const said = reviews && reviewData(reviews, (await reviewTexts.load(language)).shown.anonymous)
  const rates = (await readResponse(api.admin['shipping-rates'].$get())).map(readRate)
  const goods = {
    net: parseWeight(product.weight ?? ''),
    worth: readMoney(product.price),
    kinds: [{ packedWeight: product.packedWeight ?? 0, quantity: 1 }],
  }
  const countries = servedCountries(rates).filter(isSettled)
  return ({ origin, canonical }) => {
    const inLanguage = (path: string) => `${origin}${path}${new URL(canonical).search}`
    const conditions = {
      seller: sellerData(origin),
      shippingDetails: shippingData(goods, rates, product.fitsLocker),
      hasMerchantReturnPolicy: returnData(countries, inLanguage('/withdrawal')),
    }
    const data = { ...productData(product, { origin, canonical }, conditions), ...said }
    return [data, breadcrumbData(wayTo(product, texts, inLanguage))]
  }
}

/** What sending it costs, and where to, in the words of schema.org. */
function shippingData(goods: Goods, rates: Rate[], fitsLocker: boolean) {
  return [
    ...detailsOf('home', goods, rates, servedCountries(rates)),
    ...(fitsLocker ? detailsOf('inpost', goods, rates, [homeCountry]) : []),
  ]
}

/** Countries to which it costs and takes the same are told together; where it isn't sent, there is nothing to tell. */
function detailsOf(method: ShippingMethod, goods: Goods, rates: Rate[], countries: CountryCode[]) {
  const deliveries = countries.filter(isSettled).flatMap((country) => {
    const delivered = deliveryTo(method, country, goods, rates)
    return delivered.ok ? [{ country, ...delivered.value }] : []
  })
  return [...Map.groupBy(deliveries, ({ cost, days }) => JSON.stringify([cost, days])).values()].map((alike) => {
    const { cost, days } = alike[0] as (typeof alike)[0]
    return {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: printMoney(cost), currency: 'PLN' },
      shippingDestination: alike.map(({ country }) => ({ '@type': 'DefinedRegion', addressCountry: country })),
      ...timeData(days),
    }
  })
}

/** How long it takes, where the owner has said how long packing and the way take. */
function timeData(days: WorkingDays | null) {
  const packed = packing.now()
  if (!packed || !days) return {}
  const inDays = ({ from, to }: WorkingDays) => ({
    '@type': 'QuantitativeValue',
    minValue: from,
    maxValue: to,
    unitCode: 'DAY',
  })
  const workingWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  return {
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      businessDays: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: workingWeek.map((day) => `https://schema.org/${day}`),
      },
      cutoffTime: `${String(packed.cutOffHour % 24).padStart(2, '0')}:00`,
      handlingTime: inDays({ from: packed.days, to: packed.days }),
      transitTime: inDays(days),
    },
  }
}

/** What may be returned and how, as the withdrawal information says it, in the words of schema.org. */
function returnData(countries: readonly string[], link: string) {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countries,
    returnPolicyCountry: brand.postalAddress.country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: withdrawalDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
    merchantReturnLink: link,
  }
}

const wayTo = ({ name, slug }: ProductInDetail, { shell }: Texts, inLanguage: (path: string) => string) => [
  { name: shell.links.home, address: inLanguage('/') },
  { name: shell.links.store, address: inLanguage('/store') },
  { name, address: inLanguage(`/store/${slug}`) },
]
