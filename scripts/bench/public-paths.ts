/** Of a route of the site's tree only what is read here. */
interface Route {
  options: object
  children?: unknown
}

/** An address to measure for routes whose path doesn't say one. */
const examples: Record<string, string> = {
  '/$': '/no-such-page',
  '/checkout/demo/$session': '/checkout/demo/no-such-session',
  '/materials/$token': '/materials/no-such-link',
  '/newsletter/$token': '/newsletter/no-such-link',
  '/order/$token': '/order/no-such-link',
  '/recipes/$slug': '/recipes/ryba-w-soli',
  '/review/$token': '/review/no-such-link',
  '/store/account/orders/$id': '/store/account/orders/1',
  '/store/confirm/$token': '/store/confirm/no-such-link',
  '/store/$slug': '/store/sol-celtycka-gruba-500g',
  '/store/$slug/reviews/$page': '/store/sol-celtycka-gruba-500g/reviews/1',
  '/store/recover/$token': '/store/recover/no-such-link',
  '/unsubscribe/$token': '/unsubscribe/no-such-link',
}

/** The path of every route, as it is written. */
export function pathsOf(route: Route, above = ''): string[] {
  const own = 'path' in route.options ? String(route.options.path) : ''
  const path = `${above}/${own}`.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1')
  const children = Object.values((route.children ?? []) as Route[])
  return children.length > 0 ? children.flatMap((child) => pathsOf(child, path)) : [path]
}

/** The address of every page that anybody may see, one for each route. */
export function publicPathsOf(route: Route): string[] {
  return pathsOf(route).map((path) => {
    const address = path.includes('$') ? examples[path] : path
    if (!address) throw new Error(`name an address that ${path} answers, in scripts/bench/public-paths.ts`)
    return address
  })
}

/** Texts of the law are shown by one page. */
const otherTexts = new Set(['/imprint', '/delivery', '/withdrawal', '/guarantee', '/privacy', '/accessibility'])

/** The same, where what is alike counts once. */
export const isOneOfMany = (path: string): boolean => otherTexts.has(path)
