import { Link, useRouterState } from '@tanstack/react-router'
import { uiTexts } from '../../ui/texts.ts'
import { useTexts } from '../../web/app-context.tsx'

/** A link is enough: every page would bring the form along. The home page has its own above the footer, and nothing leads away from a checkout. */
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
      <Link
        to="/newsletter"
        className="inline-flex min-h-12 items-center justify-self-start underline underline-offset-4 hover:opacity-70"
      >
        {texts.send}
      </Link>
    </div>
  )
}
