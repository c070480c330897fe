import { plural } from '../../i18n/plural.ts'
import type { Tone } from '../../panel-kit/PanelBadge.tsx'
import type { NewsletterState } from '../person.ts'

export const newsletterWords: Record<NewsletterState, { word: string; tone: Tone }> = {
  consented: { word: 'Newsletter: zgoda', tone: 'good' },
  listed: { word: 'Na liście, bez zapisanej zgody', tone: 'waiting' },
  left: { word: 'Wypisany z newslettera', tone: 'bad' },
  none: { word: 'Bez newslettera', tone: 'plain' },
}

export const formatPeople = plural('pl', { one: '# klient', few: '# klienci', many: '# klientów', other: '# klienta' })
export const formatMessages = plural('pl', {
  one: '# wiadomość',
  few: '# wiadomości',
  many: '# wiadomości',
  other: '# wiadomości',
})
export const formatNotes = plural('pl', {
  one: '# notatka',
  few: '# notatki',
  many: '# notatek',
  other: '# notatki',
})
