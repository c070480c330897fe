import { plural } from '../../i18n/plural.ts'
import type { MaterialsRecord } from '../materials/materials.ts'
import { formatDay, formatMoment } from '../../panel-kit/panel-format.ts'

const formatDownloads = plural('pl', {
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
export function formatMaterials(materials: MaterialsRecord, now: Date): Said {
  const { state, reason, missingLetters } = materials
  if (state === 'none') return { text: 'Materiały nie są jeszcze przygotowane' }
  if (state === 'preparing') {
    const troubles = reason ? `; poprzednia próba się nie powiodła (${reason})` : ''
    return { text: `Materiały są w\u00A0przygotowaniu${troubles}…` }
  }
  if (state === 'mailing') return { text: 'Materiały są gotowe, list z\u00A0linkiem czeka na wysłanie' }
  if (state === 'held')
    return {
      text: `Materiały czekają na decyzję: nie umiemy narysować ${formatSigns(missingLetters)}`,
      tone: 'waiting',
    }
  if (state === 'failed')
    return { text: `Materiałów nie udało się przygotować: ${reason ?? 'nie wiemy dlaczego'}`, tone: 'bad' }
  if (state === 'undelivered')
    return { text: `Listu z\u00A0materiałami nie udało się wysłać: ${reason ?? 'nie wiemy dlaczego'}`, tone: 'bad' }
  return { text: formatSent(materials, now) }
}

/** "znaku 李" or "znaków 李 王" */
const formatSigns = (letters: string[]) => `${letters.length === 1 ? 'znaku' : 'znaków'} ${letters.join(' ')}`

/** What becomes of letters that no font has. */
export const formatBoxes = (letters: string[]) =>
  `Nie umiemy narysować ${formatSigns(letters)}. Zamiast ${letters.length === 1 ? 'niego będzie pusta ramka' : 'nich będą puste ramki'}.`

function formatSent({ sentAt, validUntil, downloads, lastDownloadAt }: MaterialsRecord, now: Date): string {
  const sent = sentAt ? `Materiały wysłane ${formatMoment(sentAt)}` : 'Materiały wysłane'
  const isOver = validUntil !== null && new Date(validUntil) <= now
  const link = validUntil === null ? '' : `, link ${isOver ? 'wygasł' : 'ważny do'} ${formatDay(validUntil)}`
  const last = lastDownloadAt ? `, ostatnio ${formatMoment(lastDownloadAt)}` : ''
  return `${sent}${link}, ${downloads === 0 ? 'jeszcze nie pobrane' : `${formatDownloads(downloads)}${last}`}`
}
