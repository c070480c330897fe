import { parseWeight } from '../../kernel/weight.ts'

interface Sized {
  id: number
  weight: string | null
}

const max = 3

/** The others whose weight is nearest: twice as heavy is as near as half. What has no weight comes last. */
export function nearestSizes<Product extends Sized>(products: Product[], shown: Sized): Product[] {
  const distance = ({ weight }: Sized) =>
    weight && shown.weight ? Math.abs(Math.log(parseWeight(weight) / parseWeight(shown.weight))) : Number.MAX_VALUE
  return products
    .filter(({ id }) => id !== shown.id)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, max)
}
