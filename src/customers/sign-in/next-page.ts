const otherwise = '/store'

/** A placeholder for our origin: a URL that leaves the site has another one. */
const here = 'https://here.invalid'

/**
 * Where to go after signing in: the path in `?next=`, or the store. Anybody can craft such a URL, so only paths of this
 * site are followed.
 */
export function nextPage(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > 2_000 || !isPlain(asked)) return otherwise
  const { origin, pathname, search, hash } = new URL(asked, here)
  const leadsOn = origin === here && !pathname.includes('//') && !/^\/(api|store\/login)(\/|$)/i.test(pathname)
  return leadsOn ? pathname + search + hash : otherwise
}

/** A path from the root, which says the same however often somebody decodes it. */
function isPlain(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path) || /[\\\s\p{C}]/u.test(path)) return false
  const [before = ''] = path.split(/[?#]/)
  // Pages of ours have no encoded letters in their paths.
  return !before.includes('%') && !before.includes('//')
}
