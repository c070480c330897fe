import { customersTexts } from '../texts.ts'
import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/Button.tsx'
import { useTexts } from '../../web/app-context.tsx'
import door from './door.svg'

export function GuestCard() {
  const texts = useTexts(customersTexts).entrance.guest
  return (
    <section aria-labelledby="guest" className="flex flex-col items-start px-5 py-8 sm:px-12 sm:py-12">
      <h2 id="guest" className="text-2xl sm:text-3xl">
        {texts.heading}
      </h2>
      <p className="mt-4 max-w-sm text-mid">{texts.explanation}</p>
      <Button asChild look="outline" className="mt-8">
        <Link to="/checkout">{texts.go}</Link>
      </Button>
      <Link to="/order" className="mt-4 py-2 text-violet underline underline-offset-4 hover:no-underline">
        {texts.findOrder}
      </Link>
      {/* Phones have no room for it beside the form, and don't fetch it. */}
      <div className="mt-12 hidden w-full lg:block">
        <img src={door} alt="" width={520} height={390} loading="lazy" className="w-full rounded" />
      </div>
    </section>
  )
}
