import { withdrawalTexts } from '../texts.ts'
import type { PlainPage } from '../../../schemas/plain-page.ts'
import { Button } from '../../../ui/Button.tsx'
import { Carried, PlainField, PlainForm } from '../../../ui/forms/PlainForm.tsx'
import { useTexts } from '../../../web/app-context.tsx'
import type { PlainStep } from '../withdrawal.ts'
import { WithdrawalAnswer } from './WithdrawalAnswer.tsx'
import { Declaration } from './WithdrawalReview.tsx'

/** The two steps where no scripts run. */
export function PlainWithdrawal({ page }: { page: PlainPage }) {
  const told = page.told as PlainStep | undefined
  if (told?.step === 'declared') return <WithdrawalAnswer answer={told.answer} known={undefined} />
  return (
    <div className="mt-12 border border-line bg-paper px-5 py-10 sm:mt-16 sm:px-12 sm:py-14">
      {told?.step === 'review' ? <Review page={page} told={told} /> : <Typing page={page} />}
    </div>
  )
}

function Typing({ page }: { page: PlainPage }) {
  const texts = useTexts(withdrawalTexts).withdrawalSteps
  return (
    <>
      <h2 className="text-3xl">{texts.write}</h2>
      <PlainForm to="/withdraw" page={page} className="mt-4 max-w-3xl">
        <p className="mb-6 text-sm text-mid">{texts.required}</p>
        <PlainField page={page} name="name" label={texts.name} autoComplete="name" />
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
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
          />
        </div>
        <PlainField page={page} name="goods" label={texts.goods} hint={texts.goodsHint} isOptional lines={2} />
        <PlainField page={page} name="remark" label={texts.remark} hint={texts.remarkHint} isOptional lines={2} />
        <Button type="submit" name="do" value="review">
          {texts.toReview}
        </Button>
      </PlainForm>
    </>
  )
}

function Review({ page, told: { declared, key } }: { page: PlainPage; told: Extract<PlainStep, { step: 'review' }> }) {
  const texts = useTexts(withdrawalTexts).withdrawalSteps
  return (
    <>
      <h2 className="text-3xl">{texts.review}</h2>
      <PlainForm to="/withdraw" page={page} className="max-w-3xl">
        <Declaration declared={declared} />
        <Carried values={{ ...declared, key }} />
        <div className="flex flex-wrap gap-4 pt-4">
          <Button type="submit" name="do" value="confirm">
            {texts.confirm}
          </Button>
          <Button type="submit" look="outline" name="do" value="back">
            {texts.back}
          </Button>
        </div>
      </PlainForm>
    </>
  )
}
