import type { FoodTexts } from '../food.ts'

export const food: FoodTexts = {
  legalName: 'Name of the food',
  ingredients: 'Ingredients',
  allergens: 'Allergens',
  netWeight: 'Net weight',
  origin: 'Origin',
  storage: 'Storage',
  operator: 'Food business operator',
  delivery: 'Delivery',
  courierOnly: (limit) =>
    `By courier only: packed, it weighs more than ${limit}, which is too much for a parcel locker.`,
}
