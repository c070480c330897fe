import { siteTexts } from '../texts.ts'
import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/Button.tsx'
import { useTexts } from '../../web/app-context.tsx'

/** Where who has read to the end goes on. */
export function LastWord() {
  const { last } = useTexts(siteTexts).story
  return (
    <section className="mx-auto grid w-full max-w-7xl items-end gap-x-16 gap-y-16 px-5 py-24 sm:px-8 lg:grid-cols-12 lg:py-36">
      <div className="lg:col-span-7">
        <h2 className="text-4xl sm:text-6xl">{last.title}</h2>
        <p className="mt-6 max-w-lg text-mid sm:text-lg">{last.text}</p>
        <Button asChild className="mt-10">
          <Link to="/store">{last.toStore}</Link>
        </Button>
      </div>
    </section>
  )
}
