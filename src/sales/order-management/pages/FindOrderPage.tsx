import { orderManagementTexts } from '../texts.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAppContext, useTexts } from '../../../web/app-context.tsx'
import { OrderLinkForm } from './OrderLinkForm.tsx'
import { storedOrderLink } from '../../orders/return-from-payment.ts'

export const pageTexts = orderManagementTexts.part('findOrder')

/** Where a new link to an order is asked for, and where who went to pay one by its link comes back. */
export default function FindOrderPage() {
  const texts = useTexts(orderManagementTexts).findOrder
  const { plain } = useAppContext()
  const navigate = useNavigate()
  useEffect(() => {
    const token = storedOrderLink()
    if (token !== undefined) void navigate({ to: '/order/$token', params: { token }, replace: true })
  }, [navigate])
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-x-16 gap-y-12 px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36 lg:grid-cols-[7fr_5fr]">
      <div>
        <h1 className="text-5xl sm:text-7xl">{texts.title}</h1>
        <p className="mt-6 max-w-md text-lg text-mid">{texts.lead}</p>
        <p className="mt-6 max-w-md text-mid">
          {texts.account}{' '}
          <Link to="/store/account" className="text-violet underline underline-offset-4 hover:no-underline">
            {texts.toAccount}
          </Link>
        </p>
      </div>
      <div>
        {plain?.findOrder()}
        {!plain?.isAnswer && <OrderLinkForm />}
      </div>
    </div>
  )
}
