const otherwise = '/store'

/** Stands for whatever site this is: what leads away from it has another origin. */
const here = 'https://here.invalid'

/**
 * Where to go after signing in: the page of ours that an address names after `?next=`, else the store. Anybody can write
 * such an address, so nothing is followed that leads elsewhere, or could for another reader of it.
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
