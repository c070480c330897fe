import type { FoodTexts } from '../food.ts'

export const food: FoodTexts = {
  legalName: 'Dénomination',
  ingredients: 'Ingrédients',
  allergens: 'Allergènes',
  netWeight: 'Poids net',
  origin: 'Origine',
  storage: 'Conservation',
  operator: 'Exploitant responsable',
  delivery: 'Livraison',
  courierOnly: (limit) =>
    `Par transporteur uniquement\u00A0: emballé, il pèse plus de ${limit}, trop pour une consigne.`,
}
