import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { currentCustomer } from '../../../customers/customer.query.ts'
import { FormFrame } from '../../../ui/forms/FormFrame.tsx'
import { FormNotice } from '../../../ui/forms/FormNotice.tsx'
import { PasswordField } from '../../../ui/forms/PasswordField.tsx'
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx'
import { useForm } from '../../../ui/forms/useForm.ts'
import { readResponse } from '../../../web/api.ts'
import { useAppContext, useTexts } from '../../../web/app-context.tsx'
import { fetchAgain } from '../../../web/fetch-again.ts'
import { setFreshQueryData } from '../../../web/set-fresh-query-data.ts'
import { successTexts } from './texts.ts'

/**
 * An account by one password, for who has ordered as a guest. Whether there is one with this e-mail address already isn't told before
 * somebody asks for it, which is counted as registering is.
 */
export default function AccountOffer({ session }: { session: string }) {
  const { api } = useAppContext()
  const client = useQueryClient()
  const texts = useTexts(successTexts).accountOffer
  const [isMade, setMade] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => {
    if (isMade) heading.current?.focus()
  }, [isMade])
  const form = useForm({
    schema: async () => (await fetchAgain(() => import('./placed-order.ts'))).accountForOrder,
    async send(json) {
      const call = api.store['checkout-sessions'][':session'].account.$post({ param: { session }, json })
      setFreshQueryData(client, currentCustomer(api).queryKey, await readResponse(call))
      setMade(true)
    },
  })
  return (
    <section aria-labelledby="account-offer" className="mt-14 border-t border-line pt-8 noscript:hidden">
      <h2 id="account-offer" ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        {isMade ? texts.made : texts.heading}
      </h2>
      {isMade ? (
        <p className="mt-3 text-mid">
          {texts.madeNext}{' '}
          <Link to="/store/account" className={way}>
            {texts.toAccount}
          </Link>
        </p>
      ) : (
        <>
          <p className="mt-3 max-w-xl text-mid">{texts.explanation}</p>
          <FormFrame form={form} className="mt-6 max-w-md">
            <PasswordField
              form={form}
              name="password"
              label={texts.password}
              showLabel={texts.showPassword}
              hint={texts.passwordRule}
              autoComplete="new-password"
            />
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <SubmitButton form={form} label={texts.submit} sendingLabel={texts.sending} />
              <Link to="/store/login" search={{ next: '/store/account' }} className={way}>
                {texts.signIn}
              </Link>
            </div>
            <FormNotice form={form} title={texts.error} fallback={texts.failed} />
          </FormFrame>
        </>
      )}
    </section>
  )
}

const way = 'inline-block py-2 text-violet underline underline-offset-4 hover:no-underline'
