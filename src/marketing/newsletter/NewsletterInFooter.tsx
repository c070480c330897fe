import { Link, useRouterState } from '@tanstack/react-router'
import { uiTexts } from '../../ui/texts.ts'
import { useTexts } from '../../web/app-context.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'

/** Pages that are read have the form; where another is filled in, a link is enough. The home page has its own above the footer. */
const read = /^\/(activities|team|cooperation|store)$/
const without = /^\/$|^\/newsletter/

export function NewsletterInFooter() {
  const texts = useTexts(uiTexts).newsletter
  const page = useRouterState({ select: ({ location }) => location.pathname })
  if (without.test(page)) return null
  return (
    <div className="max-w-md">
      <h2 className="text-2xl">{texts.heading}</h2>
      <p className="mt-2 mb-6 text-white/80">{texts.lead}</p>
      {read.test(page) ? (
        <NewsletterForm ground="dark" />
      ) : (
        <Link
          to="/newsletter"
          className="inline-flex min-h-12 items-center underline underline-offset-4 hover:opacity-70"
        >
          {texts.send}
        </Link>
      )}
    </div>
  )
}
