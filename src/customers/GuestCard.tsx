import { entranceTexts } from '../i18n/entrance.ts'
import { Button } from '../web/ui/Button.tsx'
import { usePageTexts } from '../web/visit.tsx'

export function GuestCard() {
  const texts = usePageTexts(entranceTexts).guest
  return (
    <section aria-labelledby="guest" className="flex flex-col items-start px-5 py-8 sm:px-12 sm:py-12">
      <h2 id="guest" className="text-2xl sm:text-3xl">
        {texts.heading}
      </h2>
      <p className="mt-4 max-w-sm text-mid">{texts.explanation}</p>
      <Button asChild look="outline" className="mt-8">
        <a href="/checkout">{texts.go}</a>
      </Button>
    </section>
  )
}
