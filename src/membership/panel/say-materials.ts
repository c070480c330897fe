import { plural } from '../../i18n/plural.ts'
import type { MaterialsRecord } from '../materials/materials.ts'
import { sayDay, sayMoment } from '../../panel-kit/panel-format.ts'

const sayDownloads = plural('pl', {
  one: 'pobrane # raz',
  few: 'pobrane # razy',
  many: 'pobrane # razy',
  other: 'pobrane # raza',
})

interface Said {
  text: string
  tone?: 'waiting' | 'bad'
}

/** How it stands with a member's materials, in one line. */
export function sayMaterials(materials: MaterialsRecord, now: Date): Said {
  const { state, reason, missingLetters } = materials
  if (state === 'none') return { text: 'Materiały nie są jeszcze przygotowane' }
  if (state === 'preparing') {
    const troubles = reason ? `; poprzednia próba się nie powiodła (${reason})` : ''
    return { text: `Materiały są w\u00A0przygotowaniu${troubles}…` }
  }
  if (state === 'mailing') return { text: 'Materiały są gotowe, list z\u00A0linkiem czeka na wysłanie' }
  if (state === 'held')
    return { text: `Materiały czekają na decyzję: nie umiemy narysować ${saySigns(missingLetters)}`, tone: 'waiting' }
  if (state === 'failed')
    return { text: `Materiałów nie udało się przygotować: ${reason ?? 'nie wiemy dlaczego'}`, tone: 'bad' }
  if (state === 'undelivered')
    return { text: `Listu z\u00A0materiałami nie udało się wysłać: ${reason ?? 'nie wiemy dlaczego'}`, tone: 'bad' }
  return { text: saySent(materials, now) }
}

/** "znaku 李" or "znaków 李 王" */
const saySigns = (letters: string[]) => `${letters.length === 1 ? 'znaku' : 'znaków'} ${letters.join(' ')}`

/** What becomes of letters that no font has. */
export const sayBoxes = (letters: string[]) =>
  `Nie umiemy narysować ${saySigns(letters)}. Zamiast ${letters.length === 1 ? 'niego będzie pusta ramka' : 'nich będą puste ramki'}.`

function saySent({ sentAt, validUntil, downloads, lastDownloadAt }: MaterialsRecord, now: Date): string {
  const sent = sentAt ? `Materiały wysłane ${sayMoment(sentAt)}` : 'Materiały wysłane'
  const isOver = validUntil !== null && new Date(validUntil) <= now
  const link = validUntil === null ? '' : `, link ${isOver ? 'wygasł' : 'ważny do'} ${sayDay(validUntil)}`
  const last = lastDownloadAt ? `, ostatnio ${sayMoment(lastDownloadAt)}` : ''
  return `${sent}${link}, ${downloads === 0 ? 'jeszcze nie pobrane' : `${sayDownloads(downloads)}${last}`}`
}
