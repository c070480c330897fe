import { legalTexts } from './texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useMatch } from '@tanstack/react-router'
import { Message } from '../ui/Message.tsx'
import type { Describe } from '../web/page.ts'
import { Button } from '../ui/Button.tsx'
import { useTexts, useAppContext } from '../web/app-context.tsx'
import { askedText, legalTextOf } from './legal.query.ts'
import type { Fetches } from '../web/page.ts'
import { fetchFirst } from '../web/prefetch.ts'
import { TrustedMarkup } from '../ui/TrustedMarkup.tsx'

export const pageTexts = legalTexts.part('legal')

export const fetches: Fetches = ({ queryClient, api }, { path, search }) =>
  fetchFirst(queryClient, legalTextOf(api, askedText(path, search)))

/** The page is called as its text is, and says in its title what is in it. */
export const describe: Describe = async ({ queryClient, api, language, texts }, { path, search }) => {
  const text = queryClient.getQueryData(legalTextOf(api, askedText(path, search)).queryKey)
  return text
    ? { title: text.title + (await legalTexts.load(language)).legal.subtitles[text.document] }
    : texts.pages.broken
}

/** Terms, privacy policy or withdrawal information, to be read and printed. */
export default function LegalPage() {
  const { api, texts } = useAppContext()
  const { print } = useTexts(legalTexts).legal
  // The location is the next page's already while this one is still shown.
  const { pathname } = useMatch({ strict: false })
  const { searchStr } = useLocation()
  const { data: text, error } = useQuery(legalTextOf(api, askedText(pathname, searchStr)))
  if (error && !text) {
    return (
      <Message {...texts.pages.broken}>
        <Button asChild>
          <a href="?">{texts.pages.broken.tryAgain}</a>
        </Button>
      </Message>
    )
  }
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36">
      {/* Some 65 letters: a zero is wider than most. */}
      <div className="mx-auto max-w-[50ch] text-lg">
        <h1 className="text-4xl sm:text-6xl">{text?.title}</h1>
        <TrustedMarkup className="legal mt-10" html={text?.html ?? ''} />
        <p className="needs-scripts mt-16 print:hidden">
          <Button look="outline" onClick={() => window.print()}>
            {print}
          </Button>
        </p>
      </div>
    </div>
  )
}
