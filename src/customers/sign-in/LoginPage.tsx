import { customersTexts } from '../texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { BackLink } from '../../ui/BackLink.tsx'
import { OfficeEmail } from '../../ui/OfficeEmail.tsx'
import { setFreshQueryData } from '../../web/set-fresh-query-data.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import { GuestCard } from './GuestCard.tsx'
import { LoginForm } from './LoginForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { SignedInAlready } from './SignedInAlready.tsx'
import { currentCustomer } from '../customer.query.ts'
import type { Customer } from '../customer.ts'
import { nextPage } from './next-page.ts'
import { useCurrentCustomer } from '../useCurrentCustomer.ts'

export const pageTexts = customersTexts.part('login')

export default function LoginPage() {
  const texts = useTexts(customersTexts).login
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-8 pb-24 sm:px-8 sm:pt-12 sm:pb-36">
      <BackLink to="/store" label={texts.back} />
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 sm:mt-12">
        <h1 className="text-5xl sm:text-7xl">{texts.title}</h1>
        <p className="max-w-md text-balance text-mid sm:text-lg">{texts.lead}</p>
      </div>
      <Entrance />
    </div>
  )
}

/** The two ways to buy: as a guest, or with an account that one has or makes. */
function Entrance() {
  const texts = useTexts(customersTexts).entrance
  const { customer } = useCurrentCustomer()
  const { enter, isEntering } = useEntering()
  return (
    <div className="mt-12 grid grid-cols-1 border border-line bg-paper sm:mt-20 lg:grid-cols-[5fr_7fr]">
      <GuestCard />
      <section
        aria-label={texts.tabs.label}
        className="border-t border-line px-5 py-8 sm:px-12 sm:py-12 lg:my-12 lg:border-t-0 lg:border-l lg:py-0"
      >
        <noscript>
          <p className="text-lg">
            {texts.needsJavaScript} <OfficeEmail />
          </p>
        </noscript>
        {customer && !isEntering ? <SignedInAlready customer={customer} /> : <Forms onEntered={enter} />}
      </section>
    </div>
  )
}

function Forms({ onEntered }: { onEntered(customer: Customer, greeting: string): Promise<void> }) {
  const texts = useTexts(customersTexts).entrance
  const { tab } = useSearch({ from: '/store/login' })
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<'login' | 'register'>(tab === 'register' ? 'register' : 'login')
  const [takenEmail, setTakenEmail] = useState('')
  const choose = (name: 'login' | 'register') => {
    setChosen(name)
    // Whoever loads the page again, or in another language, finds it as it was.
    void navigate({
      to: '/store/login',
      search: ({ tab: _earlier, ...others }) => (name === 'register' ? { ...others, tab: name } : others),
      replace: true,
      resetScroll: false,
    })
  }
  const signInInstead = (email: string) => {
    setTakenEmail(email)
    choose('login')
  }
  return (
    <div className="noscript:hidden">
      <Tabs
        label={texts.tabs.label}
        chosen={chosen}
        onChoose={choose}
        tabs={[
          {
            name: 'login',
            label: texts.tabs.login,
            content: <LoginForm key={takenEmail} email={takenEmail} onEntered={onEntered} />,
          },
          {
            name: 'register',
            label: texts.tabs.register,
            content: <RegisterForm onEntered={onEntered} onTaken={signInInstead} />,
          },
        ]}
      />
    </div>
  )
}

/** What follows on signing in, by whichever form: the whole site knows the customer, who goes on to where they were going. */
function useEntering() {
  const { api } = useAppContext()
  const queryClient = useQueryClient()
  const router = useRouter()
  const [isEntering, setEntering] = useState(false)
  const enter = async (customer: Customer, greeting: string) => {
    setEntering(true)
    await setFreshQueryData(queryClient, currentCustomer(api).queryKey, customer)
    showToast({ text: greeting })
    await router.navigate({ href: nextPage(new URLSearchParams(window.location.search).get('next')) })
  }
  return { enter, isEntering }
}
