import type { WayOfTerms } from '../../office/office-order.ts'
import { formatMoney, formatRate } from '../../../../i18n/format.ts'
import { orderStates } from '../../../orders/texts/pl.ts'
import { parseMoney } from '../../../../kernel/money.ts'
import type { OrderRecord } from '../../order-details.ts'
import type { Actor } from '../../../orders/order.ts'
import type { EventKind } from '../../../orders/record-event.server.ts'
import { attentionNames, changedPartNames } from '../order-words.ts'

type OrderEvent = OrderRecord['events'][number]
type Details = OrderEvent['details']

/** Old events may lack details, which are then left out. */
const sentences: Record<EventKind, (details: Details) => string> = {
  placed: ({ by, terms, note }) =>
    typeof by === 'string'
      ? joined('Przyjęto zamówienie w\u00A0biurze;', termsIn(terms), note && `(${note})`)
      : 'Złożono zamówienie',
  joined_account: () => 'Kupujący założył konto, zamówienie jest na nim',
  handed_over: () => 'Wydano towar na miejscu',
  changed: () => 'Zmieniono zamówienie przed zapłatą',
  content_changed: (details) =>
    joined(
      'Zmieniono zamówienie:',
      totalsIn(details),
      partsIn(details),
      details['lines'] && `(${String(details['lines'])})`,
    ),
  surcharge_paid: (details) => joined('Dopłacono', amountIn(details)),
  surcharge_waived: (details) => joined('Darowano dopłatę', amountIn(details)),
  payment_begun: () => 'Rozpoczęto płatność',
  transfer_chosen: () => 'Klient wybrał przelew na konto',
  transfer_noted: (details) =>
    joined(
      'Zapisano przelew',
      amountIn(details),
      typeof details['paidOn'] === 'string' && `z\u00A0dnia ${details['paidOn']}`,
    ),
  paid: (details) => joined('Zapłacono', amountIn(details)),
  confirmed: () => 'Potwierdzono zamówienie i\u00A0napisano o\u00A0tym do klienta',
  payment_declined: () => 'Płatność została odrzucona',
  payment_expired: () => 'Minął czas na płatność',
  released: ({ reason }) =>
    typeof reason === 'string' && Object.hasOwn(releasedBecause, reason)
      ? `Towar wrócił na stan: ${releasedBecause[reason]}`
      : 'Towar wrócił na stan',
  taken_again: () => 'Klient wrócił do płatności, towar zdjęto ponownie ze stanu',
  reminded: () => 'Wysłano przypomnienie o\u00A0płatności',
  proforma_sent: () => 'Wysłano link do proformy',
  cancelled: ({ reason, from }) =>
    typeof reason === 'string' && Object.hasOwn(cancelledBecause, reason)
      ? `Anulowano zamówienie: ${cancelledBecause[reason]}`
      : joined('Anulowano zamówienie', from && `(było: ${nameOf('status', from)})`),
  status_changed: ({ from, to }) => `Status zmieniono z\u00A0${change('status', from, to)}`,
  shipping_changed: ({ from, to, trackingNumber, isTakenBack }) => {
    if (isTakenBack) return 'Cofnięto „Wysłane”: paczka jeszcze nie wyszła'
    const tracking = typeof trackingNumber === 'string' ? `numer przesyłki ${trackingNumber}` : 'bez numeru przesyłki'
    if (from === to) return `Wysyłka: ${tracking}`
    const said = `Wysyłkę zmieniono z\u00A0${change('shipping', from, to)}`
    return trackingNumber ? `${said}, ${tracking}` : said
  },
  flagged: (details) => `Wymaga uwagi: ${joined(reasonIn(details), amountTaken(details))}`,
  flag_cleared: (details) => joined(`Sprawa załatwiona: ${reasonIn(details)}`, leftIn(details)),
  refund_begun: (details) =>
    joined('Zlecono zwrot', amountIn(details), rateIn(details), details['reason'] && `(${details['reason']})`),
  refunded: (details) =>
    joined(
      details['way'] === 'chargeback' ? 'Bank oddał klientowi' : 'Zwrócono',
      amountIn(details),
      details['way'] === 'outside' && 'poza sklepem',
      details['isWhole'] ? '– całą płatność' : '',
    ),
  refund_refused: (details) => joined('Operator płatności odmówił zwrotu', amountIn(details), problemIn(details)),
  refund_failed: (details) => joined('Zwrot nie dotarł do klienta:', amountIn(details), problemIn(details)),
  withdrawn: ({ state }) =>
    joined(
      'Klient złożył oświadczenie o\u00A0odstąpieniu od umowy',
      typeof state === 'string' && withdrawalNote(state),
    ),
  lots_chosen: ({ lots }) => (lots ? `Partie w\u00A0paczce: ${String(lots)}` : 'Partie w\u00A0paczce: żadna'),
  invoice_waits: () => 'Faktura czeka na potwierdzenie',
  taxation_changed: () => 'Opodatkowano stawkami krajowymi',
  invoice_issued: ({ number, replaces }) =>
    joined('Wystawiono fakturę', number, replaces && `w\u00A0miejsce ${String(replaces)}`),
  correction_issued: (details) =>
    joined('Wystawiono korektę', details['number'], 'do\u00A0faktury', details['corrected'], amountIn(details)),
  buyer_corrected: ({ number, isOther, reason }) =>
    joined(
      isOther ? 'Poprawiono nabywcę (inny NIP) na fakturze' : 'Poprawiono dane nabywcy na fakturze',
      number,
      reason && `(${String(reason)})`,
    ),
  dispute_decided: ({ decision }) =>
    decision === 'undone' ? 'Po obciążeniu zwrotnym: sprzedaż cofnięta' : 'Po obciążeniu zwrotnym: sprzedaż stoi',
  dispute_closed: ({ state }) =>
    state === 'won' ? 'Spór o płatność wygrany: pieniądze zostają' : 'Spór o płatność przegrany: bank zabrał pieniądze',
  label_made: ({ parcel, trackingNumber }) =>
    joined(`Etykieta na paczkę ${String(parcel)} jest gotowa, numer`, trackingNumber),
  label_refused: ({ parcel }) => `Przewoźnik nie przyjął paczki ${String(parcel)}`,
  label_cancelled: ({ parcel }) => `Anulowano etykietę na paczkę ${String(parcel)}`,
}

const wayOfTerms: Record<WayOfTerms, string> = {
  read_out: 'regulamin omówiono przez telefon, potwierdzenie idzie e-mailem',
  sent: 'regulamin wysłano wcześniej',
  shown: 'regulamin był do wglądu na miejscu',
}
const termsIn = (way: unknown) => (wayOfTerms as Record<string, string>)[String(way)]

const releasedBecause: Record<string, string> = {
  payment_unavailable: 'płatności nie dało się rozpocząć',
  nothing_under_way: 'nikt nie płacił',
  by_hand: 'zwolniono go ręcznie',
}

const cancelledBecause: Record<string, string> = {
  not_paid_in_time: 'nie zapłacono w\u00A0terminie',
  withdrawn: 'klient odstąpił przed zapłatą',
}

/** An unknown kind, such as from a later version, is shown as it is. */
export function sentenceOfEvent({ kind, details }: OrderEvent): string {
  return Object.hasOwn(sentences, kind) ? sentences[kind as EventKind](details) : kind
}

const actors: Record<Actor, string> = {
  customer: 'Klient',
  provider: 'Operator płatności',
  carrier: 'Przewoźnik',
  administrator: 'Administrator',
  shop: 'Sklep',
}

/** Administrators by their name, if it was recorded. */
export function actorOfEvent({ actor, details }: OrderEvent): string {
  return actor === 'administrator' && typeof details['by'] === 'string' ? details['by'] : actors[actor]
}

const withdrawalNote = (state: string) => ({ late: '(po terminie)', repeated: '(ponownie)' })[state]

const partsIn = ({ parts }: Details) =>
  Array.isArray(parts) &&
  `[${parts.map((part) => (changedPartNames as Record<string, string>)[String(part)]).join(', ')}]`

function totalsIn({ from, to }: Details): string {
  const [before, after] = [amountIn({ amount: from }), amountIn({ amount: to })]
  return before === after ? `bez zmiany kwoty, ${after}` : `z\u00A0${before} na ${after}`
}

const rateIn = ({ vatRate }: Details) =>
  typeof vatRate === 'number' && `za towary ze stawką VAT ${formatRate(vatRate, 'pl')}%`

const joined = (...parts: unknown[]) => parts.filter(Boolean).join(' ')

function nameOf(of: keyof typeof orderStates, state: unknown): string {
  const names: Record<string, string> = orderStates[of]
  return names[String(state)] ?? String(state)
}

const change = (of: keyof typeof orderStates, from: unknown, to: unknown) =>
  `„${nameOf(of, from)}” na „${nameOf(of, to)}”`

/** Amounts are decimals of złoty, or of the currency that stands beside. */
function amountIn({ amount, currency }: Details): string {
  const read = typeof amount === 'string' ? parseMoney(amount) : undefined
  if (read === undefined) return ''
  const said = formatMoney(read, 'pl')
  return typeof currency === 'string' && currency !== 'PLN' ? said.replace('zł', currency) : said
}

const reasonIn = ({ reason }: Details) => (attentionNames as Record<string, string>)[String(reason)] ?? String(reason)

function amountTaken(details: Details): string {
  const amount = amountIn(details)
  return amount && details['currency'] ? `(${amount})` : ''
}

const leftIn = ({ left }: Details) => left && `(zostaje: ${reasonIn({ reason: left })})`

const problemIn = ({ problem }: Details) => problem && `(${problem})`
