import { Link } from '@tanstack/react-router'
import { withdrawTexts } from '../i18n/withdraw.ts'
import { withdrawalStepsTexts } from '../i18n/withdrawal-steps.ts'
import { later } from '../web/later.tsx'
import { usePageTexts } from '../web/visit.tsx'
import { OfficeEmail } from './OfficeEmail.tsx'

export { withdrawTexts as texts }

export const below = later('withdraw', [withdrawalStepsTexts], async () => (await import('./Withdraw.tsx')).Withdraw)

/** Where anybody withdraws from a contract, without an account. */
export function WithdrawPage() {
  const texts = usePageTexts(withdrawTexts)
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36">
      <h1 className="max-w-4xl text-5xl sm:text-7xl">{texts.title}</h1>
      <p className="mt-6 max-w-2xl text-mid sm:text-lg">
        {texts.lead}{' '}
        <Link to="/withdrawal" className="text-violet underline underline-offset-4 hover:no-underline">
          {texts.rights}
        </Link>
      </p>
      <noscript>
        <p className="mt-10 max-w-2xl text-lg">
          {texts.needsJavaScript} <OfficeEmail />
        </p>
      </noscript>
      <below.Part />
    </div>
  )
}
