import type { Page } from 'playwright-core'

/** A thing as a browser hands it on to a screen reader. */
export interface Heard {
  role: string
  name: string
  /** Of a heading. */
  level: number
  /** Where it is seen, from the top of the page; nothing for what is only heard. */
  box: { left: number; top: number; right: number; bottom: number } | undefined
}

interface Node {
  ignored: boolean
  nodeId: string
  childIds?: string[]
  backendDOMNodeId: number
  role?: { value: string }
  name?: { value: string }
  properties?: { name: string; value: { value: unknown } }[]
}

const asked =
  /^(heading|link|button|textbox|checkbox|radio|combobox|tab|img|image|banner|main|contentinfo|navigation|region)$/

/** All that matters on a page, in the order of its accessibility tree. */
export async function hear(page: Page): Promise<Heard[]> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] }
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const inOrder = (node: Node | undefined): Node[] =>
    node ? [node, ...(node.childIds ?? []).flatMap((id) => inOrder(byId.get(id)))] : []
  const all = inOrder(nodes[0]).filter(({ ignored, role }) => !ignored && asked.test(role?.value ?? ''))
  const scrolled = await page.evaluate(() => window.scrollY)
  const boxOf = async ({ backendDOMNodeId: backendNodeId }: Node) =>
    client.send('DOM.getBoxModel', { backendNodeId }).catch(() => undefined)
  const boxes = await Promise.all(all.map(boxOf))
  const heard = []
  for (const [place, { role, name, properties }] of all.entries()) {
    const model = boxes[place]
    const [left = 0, top = 0, , , right = 0, bottom = 0] = model?.model.border ?? []
    const isSeen = right - left > 1 && bottom - top > 1
    heard.push({
      role: role?.value ?? '',
      name: name?.value ?? '',
      level: Number(properties?.find((property) => property.name === 'level')?.value.value ?? 0),
      box: isSeen ? { left, top: top + scrolled, right, bottom: bottom + scrolled } : undefined,
    })
  }
  await client.detach()
  return heard
}

/** Whoever reads from left to right and from above comes to them in this order: gives those where it isn't so. */
export function outOfOrder(heard: Heard[]): string[] {
  const seen = heard.flatMap((thing) => (thing.box ? [{ ...thing, box: thing.box }] : []))
  return seen.flatMap((thing, place) => {
    const before = seen[place - 1]
    if (!before) return []
    const overlap = Math.min(thing.box.bottom, before.box.bottom) - Math.max(thing.box.top, before.box.top)
    const lower = Math.min(thing.box.bottom - thing.box.top, before.box.bottom - before.box.top)
    const isInRow = overlap > lower / 2
    const isAfter = isInRow
      ? // A link that goes on in the next line begins there for who looks at its box.
        thing.box.left >= before.box.left - 1 || thing.box.bottom > before.box.bottom + 8
      : thing.box.top >= before.box.top || thing.box.left >= before.box.right - 1
    return isAfter ? [] : [`“${thing.name}” is seen before “${before.name}”, which is read before it`]
  })
}
