import { plural } from '../../../i18n/plural.ts'
import { formatNumber } from '../../../panel-kit/panel-format.ts'
import type { Tone } from '../../../panel-kit/PanelBadge.tsx'
import type { CampaignState, PauseReason, RecipientReason, RecipientState } from '../campaign.ts'

type Forms = Parameters<typeof plural<'pl'>>[1]

/** Thousands are separated even in four-digit numbers, unlike in Polish by default. */
const counted = (forms: Forms) => {
  const word = plural('pl', forms)
  return (count: number) => `${formatNumber(count)}\u00A0${word(count)}`
}

export const formatPeople = counted({ one: 'osoba', few: 'osoby', many: 'osób', other: 'osoby' })
export const formatToPeople = counted({ one: 'osoby', few: 'osób', many: 'osób', other: 'osoby' })
export const formatOfContacts = counted({ one: 'kontaktu', few: 'kontaktów', many: 'kontaktów', other: 'kontaktu' })
export const formatAttempts = counted({ one: 'próba', few: 'próby', many: 'prób', other: 'próby' })

const shownOfContent = 100

export function beginningOf(content: string): string {
  const characters = [...content]
  if (characters.length <= shownOfContent) return content
  return `${characters.slice(0, shownOfContent).join('').trimEnd()}…`
}

/** How pressing a state is. */
export const campaignTones: Record<CampaignState, Tone> = {
  sending: 'waiting',
  paused: 'bad',
  done: 'good',
  stopped: 'plain',
}

/** Why a campaign waits, and what can be done about it. */
export const pauseSentences: Record<PauseReason, { why: string; whatToDo: string }> = {
  administrator: {
    why: 'Wysyłkę wstrzymał administrator.',
    whatToDo: 'Wznów ją, a\u00A0wiadomość dostaną ci, którzy jeszcze czekają. Nikt nie dostanie jej dwa razy.',
  },
  refusals: {
    why: 'Wysyłka zatrzymała się sama: zbyt wiele serwerów odmawia przyjęcia wiadomości.',
    whatToDo:
      'Sprawdź w\u00A0szczegółach, co odpowiadają, i\u00A0popraw listę kontaktów. Potem wznów wysyłkę albo ją zakończ.',
  },
  mail_server: {
    why: 'Wysyłka zatrzymała się sama: nasz serwer poczty nie przyjmuje wiadomości.',
    whatToDo: 'Sprawdź jego ustawienia i\u00A0limity. Potem wznów wysyłkę: nikt nie zostanie pominięty.',
  },
  restored: {
    why: 'Wysyłka czeka, bo sklep przywrócono z\u00A0kopii zapasowej.',
    whatToDo:
      'Kto dostał wiadomość po zrobieniu kopii, po wznowieniu dostanie ją jeszcze raz. Wznów wysyłkę, jeśli nikt taki nie czeka, albo ją zakończ.',
  },
}

export const recipientStateNames: Record<RecipientState, string> = {
  waiting: 'Czeka',
  sent: 'Wysłana',
  failed: 'Błąd',
  skipped: 'Pominięta',
}
export const recipientTones: Record<RecipientState, Tone> = {
  waiting: 'waiting',
  sent: 'good',
  failed: 'bad',
  skipped: 'plain',
}

export const recipientReasons: Record<RecipientReason, string> = {
  inactive: 'Kontakt jest nieaktywny.',
  unsubscribed: 'Odbiorca wypisał się z\u00A0listy.',
  suppressed: 'Na ten adres nie wolno pisać.',
  deleted: 'Kontakt usunięto, zanim przyszła jego kolej.',
  stopped: 'Kampanię zakończono, zanim przyszła jego kolej.',
  refused: 'Serwer odbiorcy odmówił na stałe.',
  given_up: 'Serwer odbiorcy odmawiał przy każdej próbie.',
}

/** What the states of a campaign are called, wherever they stand. */
export const campaignStates: Record<CampaignState, string> = {
  sending: 'Wysyłanie',
  paused: 'Wstrzymana',
  done: 'Zakończona',
  stopped: 'Przerwana',
}
