import { brand } from '../../brand.ts'

export const legal = {
  about: { title: 'Informacje prawne', description: `Zasady, na jakich sprzedaje ${brand.name}.` },
  descriptions: {
    terms: `Na jakich zasadach kupuje się w sklepie ${brand.name}: zamówienie, płatność, dostawa, reklamacja.`,
    privacy: `Jakie dane zbiera ${brand.name}, po co, jak długo je trzyma i jakie prawa masz.`,
    withdrawal: 'Jak w ciągu 14 dni odstąpić od umowy, kto płaci za zwrot i wzór formularza.',
  },
  print: 'Drukuj',
}
