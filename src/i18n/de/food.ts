import type { FoodTexts } from '../food.ts'

export const food: FoodTexts = {
  legalName: 'Bezeichnung',
  ingredients: 'Zutaten',
  allergens: 'Allergene',
  netWeight: 'Nettogewicht',
  origin: 'Herkunft',
  storage: 'Aufbewahrung',
  operator: 'Verantwortlich',
  delivery: 'Lieferung',
  courierOnly: (limit) =>
    `Nur per Kurier: Verpackt wiegt es mehr als ${limit} und ist damit zu schwer für einen Paketautomaten.`,
}
