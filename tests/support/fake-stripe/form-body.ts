export type Field = string | Field[] | { [name: string]: Field }

/** Reads `line_items[0][price_data][currency]=pln` as the nested whole that it means; lists have numbers for names. */
export function readForm(body: string): Record<string, Field> {
  const whole: Record<string, any> = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    const last = path.pop() ?? ''
    let place = whole
    for (const step of path) place = place[step] ??= {}
    place[last] = value
  }
  return withLists(whole) as Record<string, Field>
}

function withLists(part: any): Field {
  if (typeof part === 'string') return part
  const entries = Object.entries(part).map(([name, value]) => [name, withLists(value)] as const)
  const isList = entries.length > 0 && entries.every(([name], place) => name === String(place))
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}
