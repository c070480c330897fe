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
  courierOnly: 'Nur per Kurier: Verpackt wiegt es mehr als 25\u00A0kg und ist damit zu schwer für eine Paketstation.',
}
