import { Link, useRouterState } from '@tanstack/react-router'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { uiTexts } from '../../ui/texts.ts'
import { useTexts } from '../../web/app-context.tsx'
import { marketingTexts } from '../texts.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

export const pageTexts = marketingTexts.part('newsletter')

/** The form by itself, and what those read who sent it without JavaScript. */
export default function NewsletterPage() {
  const texts = useTexts(marketingTexts).newsletter
  const form = useTexts(uiTexts).newsletter
  const state = useRouterState({ select: ({ location }) => (location.search as { state?: string }).state })
  if (state === 'asked') {
    return (
      <Message heading={texts.asked} explanation={form.sent}>
        <Button asChild>
          <Link to="/store">{texts.toStore}</Link>
        </Button>
      </Message>
    )
  }
  return (
    <div className="mx-auto grid w-full max-w-7xl flex-1 content-center gap-x-16 gap-y-12 px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36 lg:grid-cols-[7fr_5fr]">
      <div>
        <h1 className="text-5xl sm:text-7xl">{texts.heading}</h1>
        <p className="mt-6 max-w-xl text-lg text-mid">{texts.explanation}</p>
      </div>
      <div>
        {state === 'faulty' && <p className="mb-6 border-l-2 border-clay py-1 pl-5 text-clay">{texts.faulty}</p>}
        <NewsletterForm />
      </div>
    </div>
  )
}
