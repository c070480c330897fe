/** Parts of an address's query that change what its page says, with all their values; the first holds when none is given. */
export type Variants = Readonly<Record<string, readonly [string, ...string[]]>>

/** What of a query the page depends on, in one way of writing: '' or '?type=restaurant'. */
export function variantIn(variants: Variants = {}, search: string): string {
  const asked = new URLSearchParams(search)
  const chosen = Object.entries(variants).flatMap(([name, [usual, ...others]]) => {
    const value = asked.get(name) ?? usual
    return others.includes(value) ? [[name, value]] : []
  })
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : ''
}
