import { brand } from '../brand.ts'
import { withdrawalDays } from './legal.ts'

/** What may be returned and how, as the withdrawal information says it, in the words of schema.org. */
export function returnData(countries: readonly string[], link: string) {
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
