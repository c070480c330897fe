import { brand } from '../../brand.ts'
import { shell } from '../../web/texts/pl.ts'

export const frame = {
  legal: shell.legal,
  get footer() {
    return `Tę wiadomość wysłał automatycznie sklep ${brand.name}.`
  },
  unsubscribe: 'Wypisz się z newslettera',
}

export const test = {
  subject: 'Wiadomość próbna',
  heading: 'Poczta działa',
  explanation: 'Jeśli to czytasz, sklep potrafi wysyłać wiadomości pod ten adres.',
  toStore: 'Otwórz sklep',
}
