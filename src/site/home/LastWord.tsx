import { siteTexts } from '../texts.ts'
import { Link } from '@tanstack/react-router'
import { NewsletterForm } from '../../marketing/newsletter/NewsletterForm.tsx'
import { Button } from '../../ui/Button.tsx'
import { uiTexts } from '../../ui/texts.ts'
import { useTexts } from '../../web/app-context.tsx'

/** Where who has read to the end goes on. */
export function LastWord() {
  const { newsletter } = useTexts(uiTexts)
  const { last } = useTexts(siteTexts).story
  return (
    <section className="mx-auto grid w-full max-w-7xl items-end gap-x-[min(4rem,4.5vw)] gap-y-16 px-5 py-24 sm:px-8 lg:grid-cols-12 lg:py-36">
      <div className="lg:col-span-7">
        <h2 className="text-4xl sm:text-6xl">{last.title}</h2>
        <p className="mt-6 max-w-lg text-mid sm:text-lg">{last.text}</p>
        <Button asChild className="mt-10">
          <Link to="/store">{last.toStore}</Link>
        </Button>
      </div>
      <div className="border-t border-ink/25 pt-8 lg:col-span-5">
        <h3 className="text-2xl">{newsletter.heading}</h3>
        <p className="mt-2 mb-6 text-mid">{newsletter.lead}</p>
        <NewsletterForm />
      </div>
    </section>
  )
}
