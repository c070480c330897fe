import { checkoutTexts } from '../texts.ts'
import { useId, useState } from 'react'
import { countryIn, homeCountry, type CountryCode } from '../../../kernel/countries.ts'
import { localeOf } from '../../../kernel/language.ts'
import type { Customer } from '../../../customers/customer.ts'
import type { FieldsOwner } from '../../../ui/forms/useForm.ts'
import { useTexts } from '../../../web/app-context.tsx'
import {
  addressOf,
  emptyAddress,
  isComplete,
  noCompany,
  type AddressField,
  type Draft,
  type TypedPlace,
} from './draft.ts'
import type { Notice } from './notice.ts'
import { problemsOf, type Problems } from './problems.ts'

interface Given {
  draft: Draft
  customer: Customer | null | undefined
  /** The countries to which we deliver; none: not known yet. */
  served: CountryCode[]
  change(part: Partial<Draft>): void
}

/** Poland, unless nothing is delivered there. */
function countryToBegin(served: CountryCode[]): string {
  const [first] = served
  return first === undefined || served.includes(homeCountry) ? emptyAddress.country : countryIn(localeOf.en, first)
}

const isOfAddress = (field: string) => field.startsWith('shippingAddress.')
const partOf = (field: string) => field.slice(field.lastIndexOf('.') + 1) as keyof TypedPlace

/** Where the parcel goes and who buys: what was typed, what is wrong with it, and how customers change it for one order. */
export function useAddress({ draft, customer, served, change }: Given) {
  const texts = useTexts(checkoutTexts).checkoutForm
  const id = useId()
  const [problems, setProblems] = useState<Problems>({})
  const [notice, setNotice] = useState<Notice>()
  const own = customer ? addressOf(customer) : undefined
  const address = draft.address ?? own ?? { ...emptyAddress, country: countryToBegin(served) }
  const isForm = !customer || draft.isEditing || !isComplete(address)
  const find = (typed = address, company = draft.company) => problemsOf(typed, company)

  /** What was said of a field follows what is typed into it. */
  const reconsider = (field: string, found: Problems) => {
    if (problems[field] === undefined) return
    const { [field]: _, ...others } = problems
    const left = { ...others, ...(found[field] !== undefined && { [field]: found[field] }) }
    setProblems(left)
    if (Object.keys(left).length === 0) setNotice(undefined)
  }
  const owner = (group: string): FieldsOwner => ({
    id: `${id}-${group}`,
    isSending: false,
    problemAt: (name) => problems[`${group}.${name}`],
  })

  return {
    address,
    isForm,
    canCancel: own !== undefined && isComplete(own),
    form: owner('shippingAddress'),
    companyForm: owner('company'),
    problems,
    notice,
    /** What is wrong with all of it now. */
    find,
    isMissing: (found: Problems) =>
      Object.entries(found).some(([field, problem]) => isOfAddress(field) && problem === 'required'),
    mark(found: Problems) {
      setProblems(found)
      // What is read has no fields to show it at.
      if (Object.keys(found).some(isOfAddress) && !isForm) change({ address, isEditing: true })
    },
    type(field: AddressField, value: string) {
      const typed = { ...address, [field]: value }
      change({ address: typed, ...(customer && { isEditing: true }) })
      reconsider(`shippingAddress.${field}`, find(typed))
    },
    changeCompany(company: Draft['company']) {
      change({ company })
      const found = find(address, company)
      if (company.name !== draft.company.name) reconsider('company.name', found)
      if (company.taxNumber !== draft.company.taxNumber) reconsider('company.taxNumber', found)
      const [place, before] = [company.invoiceAddress, draft.company.invoiceAddress]
      const changed = Object.keys(problems).find(
        (field) => place?.[partOf(field)] !== before?.[partOf(field)] && field.startsWith('company.invoiceAddress.'),
      )
      if (changed) reconsider(changed, found)
    },
    /** Something else was chosen: what was said of it no longer holds. */
    settle: (field: string) => reconsider(field, {}),
    edit: () => change({ address, isEditing: true }),
    save(): boolean {
      if (!customer) return false
      const found = find(address, noCompany)
      setProblems(found)
      const isFine = Object.keys(found).length === 0
      const isMissing = Object.values(found).includes('required')
      const sentence = isMissing ? texts.address.incompleteToSave : texts.payment.invalid
      setNotice(isFine ? undefined : { sentence })
      if (isFine) change({ address, isEditing: false })
      return isFine
    },
    cancel() {
      setProblems({})
      setNotice(undefined)
      change({ address: null, isEditing: false })
    },
  }
}
