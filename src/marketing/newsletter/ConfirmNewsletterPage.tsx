import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { CallFailed } from '../../web/api.ts'
import { useAppContext, useTexts } from '../../web/app-context.tsx'
import type { Fetches } from '../../web/page.ts'
import { prefetch } from '../../web/prefetch.ts'
import { marketingTexts } from '../texts.ts'
import { subscriptionOf } from './subscription.query.ts'

export const pageTexts = marketingTexts.part('newsletterLink')

export const fetches: Fetches = ({ queryClient, api }, { token = '' }) =>
  prefetch(queryClient, subscriptionOf(api, token))

/** Where the link in the letter leads. Only the button confirms: mail programs and scanners open links, too. */
export default function ConfirmNewsletterPage() {
  const { api } = useAppContext()
  const texts = useTexts(marketingTexts).newsletterLink
  const { token = '' } = useParams({ strict: false })
  const { data, error } = useQuery(subscriptionOf(api, token))
  if (data?.state === 'confirmed') {
    return (
      <Message {...texts.done}>
        <Button asChild>
          <Link to="/store">{texts.toStore}</Link>
        </Button>
      </Message>
    )
  }
  if (data?.state === 'left' || (error instanceof CallFailed && error.status === 404)) {
    return (
      <Message {...(data ? texts.left : texts.unknown)}>
        <Button asChild>
          <Link to="/newsletter">{texts.again}</Link>
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
        <Button type="submit">{texts.confirm}</Button>
      </form>
    </Message>
  )
}
