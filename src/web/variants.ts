/** Parts of an address's query that change what its page says, with all their values; the first holds when none is given. */
export type Variants = Readonly<Record<string, readonly [string, ...string[]]>>

/**
 * The part of a query by which a page is asked about something of one visitor's, such as a session. Only names are taken,
 * and no numbers: the router writes some of them in another way.
 */
export function askedIn(name: string, search: string): string | undefined {
  const value = new URLSearchParams(search).getAll(name).join(' ')
  return /^[\w-]{1,255}$/.test(value) && Number.isNaN(Number(value)) ? value : undefined
}

interface Dependence {
  variants?: Variants
  /** The name of that part. */
  asks?: string
}

/** What of a query the page depends on, in one way of writing: '' or '?type=restaurant'. */
export function variantIn({ variants = {}, asks }: Dependence, search: string): string {
  const asked = new URLSearchParams(search)
  const chosen = Object.entries(variants).flatMap(([name, [usual, ...others]]) => {
    const value = asked.get(name) ?? usual
    return others.includes(value) ? [[name, value]] : []
  })
  const value = asks && askedIn(asks, search)
  if (value) chosen.push([asks, value])
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : ''
}
