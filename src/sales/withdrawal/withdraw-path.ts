/** The order by which somebody comes: the token of its link, or its id on their account. */
export type OrderParam = { token: string; id?: never } | { token?: never; id: string }

/** Where one withdraws from an order. Which one stands behind the #: browsers send that nowhere, so no log keeps it. */
export const withdrawHash = ({ token, id }: OrderParam): string =>
  token === undefined ? `own=${id}` : `order=${token}`

export function readOrderParam(hash: string): OrderParam | undefined {
  const asked = new URLSearchParams(hash.slice(1))
  const [token, id] = [asked.get('order') ?? '', asked.get('own') ?? '']
  if (/^[\w-]{43}$/.test(token)) return { token }
  return /^[1-9]\d{0,8}$/.test(id) ? { id } : undefined
}

/** The same of the link that a letter has to its order; of any other link, the page without an order. */
export function withdrawPathOf(link: string): string {
  const [, token] = /^\/order\/([\w-]{43})\?/.exec(link) ?? []
  const language = /lang=\w\w/.exec(link)?.[0]
  return `/withdraw${language ? `?${language}` : ''}${token ? `#${withdrawHash({ token })}` : ''}`
}
