import { Link, useRouterState } from '@tanstack/react-router'
import { uiTexts } from '../../ui/texts.ts'
import { useTexts } from '../../web/app-context.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'

/**
 * Pages that are read have the form; where another is filled in, a link is enough. The home page has its own above the
 * footer, and nothing leads away from a checkout.
 */
const read = /^\/(activities|team|cooperation|store)$/
const without = /^\/$|^\/newsletter|^\/checkout(?!\/success)/

export function NewsletterInFooter() {
  const texts = useTexts(uiTexts).newsletter
  const page = useRouterState({ select: ({ location }) => location.pathname })
  if (without.test(page)) return null
  return (
    <div className="grid gap-x-12 gap-y-6 border-b border-white/20 pb-12 sm:grid-cols-2 lg:grid-cols-[4fr_8fr]">
      <div>
        <h2 className="text-2xl">{texts.heading}</h2>
        <p className="mt-2 max-w-xs text-balance text-white/80">{texts.lead}</p>
      </div>
      {read.test(page) ? (
        <NewsletterForm ground="dark" />
      ) : (
        <Link
          to="/newsletter"
          className="inline-flex min-h-12 items-center justify-self-start underline underline-offset-4 hover:opacity-70"
        >
          {texts.send}
        </Link>
      )}
    </div>
  )
}
