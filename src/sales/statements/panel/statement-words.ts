import type { Tone } from '../../../panel-kit/PanelBadge.tsx'
import { formatAmount } from '../../../panel-kit/panel-format.ts'
import { orderStates } from '../../orders/texts/pl.ts'
import type { Certainty, StatementLineJson, StatementReport } from '../statement.ts'

export const certaintyWords: Record<Certainty, { name: string; tone: Tone }> = {
  sure: { name: 'Pewne', tone: 'good' },
  likely: { name: 'Prawdopodobne', tone: 'waiting' },
  several: { name: 'Do wyboru', tone: 'waiting' },
  amount_differs: { name: 'Inna kwota', tone: 'bad' },
  settled: { name: 'Zamówienie nie czeka na pieniądze', tone: 'bad' },
  none: { name: 'Nierozpoznane', tone: 'plain' },
}

/** What speaks for it, and what to look at before it is booked. */
export function formatCertainty({ certainty, amount, proposals }: StatementLineJson): string {
  const [order] = proposals
  switch (certainty) {
    case 'sure':
      return 'Zgadza się numer i\u00A0kwota.'
    case 'likely':
      return 'Zgadza się kwota i\u00A0nazwisko, ale w\u00A0tytule nie ma numeru.'
    case 'several':
      return 'Pasuje kilka zamówień. Wybierz to, za które zapłacono.'
    case 'amount_differs':
      return `Zgadza się numer, ale zamówienie jest na ${formatAmount(order?.total ?? '0.00')}, a\u00A0wpłynęło ${formatAmount(amount)}.`
    case 'settled':
      return order?.status === 'cancelled'
        ? 'Zamówienie o\u00A0tym numerze jest anulowane. Możesz zaksięgować wpłatę: zamówienie dostanie uwagę, co dalej.'
        : `Zamówienie o\u00A0tym numerze ma już płatność „${orderStates.payment[order?.paymentStatus ?? 'paid']}”. To może być druga wpłata.`
    default:
      return 'W\u00A0tytule nie ma numeru zamówienia, a\u00A0kwota i\u00A0nazwisko do żadnego nie pasują.'
  }
}

export const faultWords: Record<StatementReport['faults'][number]['reason'], string> = {
  day_unreadable: 'nie da się odczytać dnia',
  amount_unreadable: 'nie da się odczytać kwoty',
  other_currency: 'wpłata w\u00A0innej walucie niż złoty',
  taken_back: 'bank cofnął wcześniejszą wpłatę: sprawdź to na koncie',
  incomplete: 'wiersz jest niekompletny',
}
