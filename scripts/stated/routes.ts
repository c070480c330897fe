/** The endpoints of a room, such as `POST /api/admin/products/:id`. Those that a file makes for several names are each of them. */
export function routesOf(source: string): string[] {
  const kept = new Map([...source.matchAll(/const (\w+) = `(\/[^`]*)`/g)].map(([, name, path]) => [name, path]))
  const names = [...source.matchAll(/^ {2}path: '([\w-]+)'/gm)].map(([, name = '']) => name)
  const routes = [...source.matchAll(/\.(get|post|put|patch|delete)\(\s*(?:['`](\/?[^'`]*)['`]|(\w+)),/g)]
  return routes.flatMap(([, method = '', written, name]) => {
    const path = (written ?? kept.get(name) ?? '').replaceAll(/\$\{(\w+)\}/g, (open, part) => kept.get(part) ?? open)
    const paths = path.includes('${') ? names.map((each) => path.replaceAll(/\$\{[^}]*\}/g, each)) : [path]
    return paths.filter((each) => each.startsWith('/')).map((each) => `${method.toUpperCase()} /api${each}`)
  })
}
