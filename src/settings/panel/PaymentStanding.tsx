import { useQuery } from '@tanstack/react-query'
import { plural } from '../../i18n/plural.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { formatMoment } from '../../panel-kit/panel-format.ts'
import { useAction } from '../../panel-kit/useAction.ts'
import { readResponse } from '../../web/api.ts'
import type { PaymentStanding as Standing } from '../payment-standing.ts'

const formatOpen = plural('pl', {
  one: '# płatność w Stripe jeszcze trwa',
  few: '# płatności w Stripe jeszcze trwają',
  many: '# płatności w Stripe jeszcze trwa',
  other: '# płatności w Stripe jeszcze trwa',
})

/** How the shop takes money now, and what has to be entered at Stripe. */
export function PaymentStanding() {
  const { data: standing } = useQuery({
    queryKey: ['settings', 'payments', 'standing'],
    queryFn: () => readResponse(api.admin.settings.payments.standing.$get()),
  })
  const { act: copy } = useAction({
    call: (address: string) => navigator.clipboard.writeText(address),
    changesNothing: true,
    done: 'Adres skopiowany',
    failed: { fallback: 'Nie udało się skopiować. Zaznacz adres i skopiuj go sam.' },
  })
  if (!standing) return null
  const { mode, webhookAddress, openPayments } = standing
  return (
    <section aria-label="Jak sklep przyjmuje pieniądze" className="mt-10 space-y-4 border-t border-line pt-6 text-sm">
      <p>{modes[mode]}</p>
      {openPayments > 0 && (
        <p className="border-l-2 border-clay py-1 pl-4">
          {formatOpen(openPayments)}. Jeśli teraz zmienisz klucz na klucz innego konta, sklep nie dowie się, jak się
          skończyły, i nie zwróci pieniędzy z poprzedniego konta. Poczekaj, zwykle wystarczy godzina.
        </p>
      )}
      <dl className="space-y-4">
        <div>
          <dt className="font-medium">Adres webhooka</dt>
          <dd className="mt-1 flex flex-wrap items-center gap-3">
            <code className="min-w-0 rounded bg-salt px-2 py-1 text-xs wrap-anywhere">{webhookAddress}</code>
            <PanelButton onClick={() => copy(webhookAddress)}>Kopiuj adres</PanelButton>
          </dd>
          <dd className="mt-1 text-xs text-mid">
            Wpisz go w Stripe (Developers, Webhooks), a sekret, który tam dostaniesz, powyżej. Zdarzenia:{' '}
            {webhookEvents.join(', ')}.
          </dd>
        </div>
        <div>
          <dt className="font-medium">Ostatnia wiadomość ze Stripe</dt>
          <dd className="mt-1">{formatSeen(standing)}</dd>
        </div>
      </dl>
    </section>
  )
}

const webhookEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'charge.refunded',
  'refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
]

const modes: Record<Standing['mode'], string> = {
  live: 'Sklep przyjmuje prawdziwe pieniądze.',
  test: 'Sklep używa klucza testowego: płaci się kartami testowymi Stripe, bez prawdziwych pieniędzy.',
  demo: 'Nie ma klucza, więc sklep pokazuje próbną stronę płatności.',
  closed: 'Nie ma klucza, więc nikt nie może zapłacić.',
}

const formatSeen = ({ webhookSeenAt, hasWebhookSecret }: Standing) =>
  webhookSeenAt
    ? formatMoment(webhookSeenAt)
    : hasWebhookSecret
      ? 'Z tym sekretem jeszcze żadna nie przyszła.'
      : 'Żadna: sklep nie zna jeszcze sekretu webhooka.'
