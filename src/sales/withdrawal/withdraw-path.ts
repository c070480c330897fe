/** The order somebody comes from: the token of its link, or its id in their account. */
export type OrderParam = { token: string; id?: never } | { token?: never; id: string }

/** The hash that names the order. Browsers don't send a hash, so no log keeps it. */
export const withdrawHash = ({ token, id }: OrderParam): string =>
  token === undefined ? `own=${id}` : `order=${token}`

export function readOrderParam(hash: string): OrderParam | undefined {
  const asked = new URLSearchParams(hash.slice(1))
  const [token, id] = [asked.get('order') ?? '', asked.get('own') ?? '']
  if (/^[\w-]{43}$/.test(token)) return { token }
  return /^[1-9]\d{0,8}$/.test(id) ? { id } : undefined
}

/** The withdrawal page for the order link of an email; without an order for any other link. */
export function withdrawPathOf(link: string): string {
  const [, token] = /^\/order\/([\w-]{43})\?/.exec(link) ?? []
  const language = /lang=\w\w/.exec(link)?.[0]
  return `/withdraw${language ? `?${language}` : ''}${token ? `#${withdrawHash({ token })}` : ''}`
}
