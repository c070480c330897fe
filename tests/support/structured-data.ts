import * as z from 'zod'

const address = z.url({ protocol: /^https?$/ })
const amount = z.string().regex(/^\d+\.\d{2}$/)
const country = z.string().regex(/^[A-Z]{2}$/)
const said = z.string().min(2)
const context = { '@context': z.literal('https://schema.org') }
const oneOf = (...names: string[]) => z.enum(names.map((name) => `https://schema.org/${name}`) as [string, ...string[]])

const seller = z.object({ '@type': z.literal('Organization'), name: said, url: address })

const organization = seller.extend({
  ...context,
  '@id': address,
  logo: address,
  legalName: said,
  taxID: z.string().regex(/^\d{10}$/),
  telephone: z.string().regex(/^\+\d/),
  email: z.email(),
  address: z.object({
    '@type': z.literal('PostalAddress'),
    streetAddress: said,
    postalCode: said,
    addressLocality: said,
    addressCountry: country,
  }),
  sameAs: z.array(address).min(1),
})

const site = z.object({
  ...context,
  '@type': z.literal('WebSite'),
  name: said,
  url: address,
  inLanguage: z.array(z.string().regex(/^[a-z]{2}-[A-Z]{2}$/)).length(4),
  publisher: z.object({ '@id': address }),
})

const questions = z.object({
  ...context,
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.object({
        '@type': z.literal('Question'),
        name: said,
        acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: said }),
      }),
    )
    .min(1),
})

const breadcrumb = z.object({
  ...context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.object({ '@type': z.literal('ListItem'), position: z.int().min(1), name: said, item: address }))
    .min(2)
    .refine((steps) => steps.every(({ position }, index) => position === index + 1)),
})

const quantity = z.object({ '@type': z.literal('QuantitativeValue'), value: z.number().positive(), unitCode: said })

const shipping = z.object({
  '@type': z.literal('OfferShippingDetails'),
  shippingRate: z.object({ '@type': z.literal('MonetaryAmount'), value: amount, currency: z.literal('PLN') }),
  shippingDestination: z.array(z.object({ '@type': z.literal('DefinedRegion'), addressCountry: country })).min(1),
})

const returns = z.object({
  '@type': z.literal('MerchantReturnPolicy'),
  // Google takes no more.
  applicableCountry: z.array(country).min(1).max(50),
  returnPolicyCountry: country,
  returnPolicyCategory: oneOf('MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: z.int().positive(),
  returnMethod: oneOf('ReturnByMail', 'ReturnInStore', 'ReturnAtKiosk'),
  returnFees: oneOf('FreeReturn', 'ReturnFeesCustomerResponsibility', 'ReturnShippingFees'),
  refundType: oneOf('FullRefund'),
  merchantReturnLink: address,
})

const offer = z.object({
  '@type': z.literal('Offer'),
  url: address,
  price: amount.refine((price) => Number(price) > 0),
  priceCurrency: z.literal('PLN'),
  availability: oneOf('InStock', 'OutOfStock'),
  itemCondition: oneOf('NewCondition'),
  priceSpecification: z.object({
    '@type': z.literal('UnitPriceSpecification'),
    price: amount,
    priceCurrency: z.literal('PLN'),
    referenceQuantity: quantity.extend({ valueReference: quantity }),
  }),
  seller,
  shippingDetails: z.array(shipping).min(1),
  hasMerchantReturnPolicy: returns,
})

const product = z.object({
  ...context,
  '@type': z.literal('Product'),
  name: said,
  description: said,
  image: z.array(address).min(1),
  sku: said,
  brand: z.object({ '@type': z.literal('Brand'), name: said }),
  weight: quantity,
  offers: offer,
})

const recipe = z.object({
  ...context,
  '@type': z.literal('Recipe'),
  name: said,
  description: said,
  url: address,
  image: z.array(address).min(1),
  author: z.object({ '@type': z.literal('Organization'), name: said }),
  totalTime: z.iso.duration(),
  recipeYield: said,
  recipeIngredient: z.array(said).min(2),
  recipeInstructions: z.array(z.object({ '@type': z.literal('HowToStep'), text: said })).min(2),
})

/** What search engines ask of each thing that our pages tell them of; what they recommend is asked for, too. */
export const structuredData = z.discriminatedUnion('@type', [
  organization,
  site,
  questions,
  breadcrumb,
  product,
  recipe,
])
export type StructuredThing = z.infer<typeof structuredData>
