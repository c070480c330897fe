import { orderManagementTexts } from '../texts.ts'
import { useRouterState } from '@tanstack/react-router'
import type { PlainPage } from '../../../schemas/plain-page.ts'
import { Button } from '../../../ui/Button.tsx'
import { PlainField, PlainForm, PlainRefusal } from '../../../ui/forms/PlainForm.tsx'
import { useAppContext, useTexts } from '../../../web/app-context.tsx'

interface Props {
  page: PlainPage
  isPayable: boolean
  isTransferOffered: boolean
  paysByTransfer: boolean
}

/** The ways to pay an order where no scripts run. It says why that failed, also once the order can't be paid any more. */
export function PlainPayment({ page, isPayable, isTransferOffered, paysByTransfer }: Props) {
  const { language } = useAppContext()
  const texts = useTexts(orderManagementTexts).orderView.pay
  const path = useRouterState({ select: ({ location }) => location.pathname })
  if (!isPayable && !page.sentence) return null
  return (
    <form id="plain" method="post" action={`${path}?lang=${language}#plain`} className="mt-6 scroll-mt-24">
      <PlainRefusal page={page} />
      {isPayable && (
        <div className="mt-6 flex flex-wrap gap-4">
          <Button type="submit" name="do" value="pay" look={paysByTransfer ? 'outline' : 'solid'}>
            {paysByTransfer ? texts.byCard : texts.now}
          </Button>
          {isTransferOffered && (
            <Button type="submit" look="outline" name="do" value="transfer">
              {texts.byTransfer}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}

/** That a new link is on its way, or what wasn't right in asking for it, where no scripts run. */
export function PlainOrderLink({ page }: { page: PlainPage }) {
  const texts = useTexts(orderManagementTexts).orderLink
  if (page.told === 'sent') {
    return (
      <output className="mb-10 block">
        <span className="block font-display text-3xl">{texts.sent}</span>
        <span className="mt-4 block max-w-prose">{texts.sentNext}</span>
      </output>
    )
  }
  if (!page.isAnswer) return null
  return (
    <PlainForm to="/order" page={page}>
      <PlainField
        page={page}
        name="orderNumber"
        label={texts.number}
        hint={texts.numberHint}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <PlainField
        page={page}
        name="email"
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <Button type="submit">{texts.submit}</Button>
    </PlainForm>
  )
}
