import { productData } from '../catalog/product-data.ts'
import type { ProductInDetail } from '../catalog/product.ts'
import { storyTexts } from '../i18n/story.ts'
import type { Texts } from '../i18n/texts.ts'
import { isSettled } from '../kernel/countries.ts'
import type { Language } from '../kernel/language.ts'
import { parseWeight } from '../kernel/weight.ts'
import { returnData } from '../legal/return-data.ts'
import type { StructuredData } from '../server/frontend.ts'
import { shippingData } from '../shipping/shipping-data.ts'
import { readRate } from '../shipping/shipping-rate.ts'
import { servedCountries } from '../shipping/shipping.ts'
import { associationData, sellerData, siteData } from '../site/association-data.ts'
import { breadcrumbData } from '../site/breadcrumb-data.ts'
import { questionsData } from '../site/questions-data.ts'
import { answered } from './api.ts'
import type { AppRouter } from './router.tsx'
import { shownProduct } from './shown-product.ts'

/** What programs are told of a page. Only the server knows how, so that no visitor loads it. */
export async function structuredDataOf(router: AppRouter, language: Language): Promise<StructuredData | undefined> {
  const product = shownProduct(router)
  if (product) return dataOfProduct(router, product)
  if (router.state.matches.at(-1)?.fullPath !== '/') return undefined
  const { salt } = await storyTexts.load(language)
  return ({ origin }) => [associationData(origin), siteData(origin), questionsData(salt.questions)]
}

async function dataOfProduct(router: AppRouter, product: ProductInDetail): Promise<StructuredData> {
  const { api, texts } = router.options.context
  const rates = (await answered(api.admin['shipping-rates'].$get())).map(readRate)
  const weight = parseWeight(product.weight ?? '')
  const countries = servedCountries(rates).filter(isSettled)
  return ({ origin, canonical }) => {
    const inLanguage = (path: string) => `${origin}${path}${new URL(canonical).search}`
    const conditions = {
      seller: sellerData(origin),
      shippingDetails: shippingData(weight, rates, product.fitsLocker),
      hasMerchantReturnPolicy: returnData(countries, inLanguage('/withdrawal')),
    }
    return [productData(product, { origin, canonical }, conditions), breadcrumbData(wayTo(product, texts, inLanguage))]
  }
}

const wayTo = ({ name, slug }: ProductInDetail, { shell }: Texts, inLanguage: (path: string) => string) => [
  { name: shell.links.home, address: inLanguage('/') },
  { name: shell.links.store, address: inLanguage('/store') },
  { name, address: inLanguage(`/store/${slug}`) },
]
