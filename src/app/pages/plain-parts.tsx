import type { ReactNode } from 'react'
import { PlainAddToCart, PlainCart } from '../../cart/PlainCart.tsx'
import { PlainContact } from '../../contact/PlainContact.tsx'
import { PlainJoin } from '../../membership/application/PlainJoin.tsx'
import { PlainCheckout } from '../../sales/checkout/plain/PlainCheckout.tsx'
import { PlainOrderLink, PlainPayment } from '../../sales/order-management/pages/PlainOrder.tsx'
import { PlainWithdrawal } from '../../sales/withdrawal/pages/PlainWithdrawal.tsx'
import { untouchedPage, type PlainPage } from '../../schemas/plain-page.ts'
import { DrawerLinks } from '../../site/shell/DrawerLinks.tsx'
import { LanguagePicker } from '../../site/shell/LanguagePicker.tsx'
import { PlainSubmit } from '../../ui/forms/PlainForm.tsx'
import type { PlainParts } from '../../web/app-context.tsx'

/** Seen where no scripts run; where they do, it is gone before the page comes to life (`entry-client.tsx`). */
const seen = (part: ReactNode) => (
  <div data-plain className="not-noscript:hidden">
    {part}
  </div>
)

/** What stands where no scripts run, all of it here, so that no browser loads it as code. */
export const plainParts = (page: PlainPage = untouchedPage): PlainParts => ({
  isAnswer: page.isAnswer === true,
  menu: () => <DrawerLinks />,
  languages: () => <LanguagePicker />,
  submit: (button) => seen(<PlainSubmit {...button} />),
  contact: () => seen(<PlainContact page={page} />),
  join: () => seen(<PlainJoin page={page} />),
  withdraw: () => seen(<PlainWithdrawal page={page} />),
  findOrder: () => seen(<PlainOrderLink page={page} />),
  payOrder: (order) => seen(<PlainPayment page={page} {...order} />),
  addToCart: (product) => seen(<PlainAddToCart product={product} />),
  cart: () => seen(<PlainCart page={page} />),
  checkout: () => seen(<PlainCheckout page={page} />),
})
