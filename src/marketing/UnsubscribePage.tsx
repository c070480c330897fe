import { marketingTexts } from './texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { brand } from '../brand.ts'
import { Message } from '../ui/Message.tsx'
import { CallFailed } from '../web/api.ts'
import { Button } from '../ui/Button.tsx'
import { useTexts, useAppContext } from '../web/app-context.tsx'
import { unsubscribeStateOf } from './unsubscribe-state.query.ts'
import type { Fetches } from '../web/page.ts'
import { prefetch } from '../web/prefetch.ts'

export const pageTexts = marketingTexts.part('unsubscribe')

export const fetches: Fetches = ({ queryClient, api }, { token = '' }) =>
  prefetch(queryClient, unsubscribeStateOf(api, token))

/** Where the link in a newsletter leads. Looking at it changes nothing: mail programs and scanners look, too. */
export default function UnsubscribePage() {
  const { api } = useAppContext()
  const texts = useTexts(marketingTexts).unsubscribe
  const { token = '' } = useParams({ strict: false })
  const { data, error } = useQuery(unsubscribeStateOf(api, token))
  if (data?.isUnsubscribed) {
    return (
      <Message {...texts.done}>
        <Button asChild look="outline">
          <Link to="/">{texts.toHome}</Link>
        </Button>
      </Message>
    )
  }
  if (error instanceof CallFailed && error.status === 404) {
    return (
      <Message {...texts.unknown}>
        <Button asChild>
          <a href={`mailto:${brand.officeEmail}`}>{brand.officeEmail}</a>
        </Button>
      </Message>
    )
  }
  if (error) {
    return (
      <Message {...texts.failed}>
        <Button asChild>
          <a href="?">{texts.tryAgain}</a>
        </Button>
      </Message>
    )
  }
  return (
    <Message {...texts.question}>
      {/* A plain form, sent to this very address: it works before, and without, JavaScript. */}
      <form method="post">
        <Button type="submit">{texts.unsubscribe}</Button>
      </form>
    </Message>
  )
}
