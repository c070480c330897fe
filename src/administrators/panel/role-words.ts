import type { Role } from '../../guards/permissions.ts'

export const roleNames: Record<Role, string> = {
  owner: 'Właściciel',
  office: 'Biuro',
  packer: 'Pakowanie',
  accountant: 'Księgowość',
  marketing: 'Marketing',
}

/** What each role may do, in one sentence. */
export const roleMeanings: Record<Role, string> = {
  owner: 'Może wszystko: także ustawienia, dokumenty prawne, kopie zapasowe i\u00A0administratorów.',
  office: 'Prowadzi sklep: produkty, zamówienia, zwroty, klientów, członków i\u00A0wiadomości, ale nie ustawienia.',
  packer: 'Widzi zamówienia do spakowania i\u00A0ich etykiety. Bez kwot i\u00A0bez list osób.',
  accountant: 'Ogląda i\u00A0pobiera dokumenty sprzedaży. Niczego nie zmienia.',
  marketing: 'Pisze kampanie, prowadzi listę odbiorców i\u00A0rabaty, zmienia teksty i\u00A0obrazy na stronie.',
}
