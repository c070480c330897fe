import { customersTexts } from '../texts.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import type { Customer } from '../customer.ts'
import { AskForProof } from '../email-proof/AskForProof.tsx'
import { DeletionForm } from './DeletionForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { Sessions } from './Sessions.tsx'

const sections = ['profile', 'orders', 'password', 'sessions', 'data', 'deletion'] as const

/**
 * All that belongs to an account, one under the other. Until the customer is known it stands there empty and can't be
 * reached, of the size that it will have.
 */
export function AccountSections({ customer, orders }: { customer: Customer | undefined; orders: ReactNode }) {
  const texts = useTexts(customersTexts).accountSections
  const { language } = useAppContext()
  const contents: Record<(typeof sections)[number], ReactNode> = {
    profile: <ProfileForm key={customer?.id} customer={customer} />,
    orders: (
      <>
        {orders}
        {customer && !customer.isEmailProved && <AskForProof />}
      </>
    ),
    password: <PasswordForm email={customer?.email ?? ''} />,
    sessions: <Sessions isKnown={customer !== undefined} />,
    data: (
      <Button asChild look="outline">
        <a href={`/api/customers/export?lang=${language}`} download>
          {texts.data.download}
        </a>
      </Button>
    ),
    deletion: <DeletionForm />,
  }
  return (
    <div inert={!customer} className={`noscript:hidden ${customer ? '' : 'animate-breathe'}`}>
      <nav aria-label={texts.title} className="mt-10 sm:mt-14">
        <ul className="flex flex-wrap gap-x-8">
          {sections.map((name) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className="inline-block py-2 text-violet underline underline-offset-4 hover:no-underline"
              >
                {texts[name].heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((name) => (
        <section
          key={name}
          id={name}
          aria-labelledby={`${name}-heading`}
          className="mt-8 grid grid-cols-1 gap-x-16 gap-y-8 border-t border-line pt-10 pb-6 sm:pt-14 sm:pb-10 lg:grid-cols-[4fr_8fr]"
        >
          <div>
            <h2 id={`${name}-heading`} className="text-3xl">
              {texts[name].heading}
            </h2>
            {name !== 'orders' && name !== 'deletion' && (
              <p className="mt-4 max-w-sm text-mid">{texts[name].explanation}</p>
            )}
          </div>
          <div className="min-w-0 max-w-2xl">{contents[name]}</div>
        </section>
      ))}
    </div>
  )
}
