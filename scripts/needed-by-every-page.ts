import type { Plugin } from 'vite'

/**
 * The modules of these entries, and those that they import: they go into one file, which compressed is smaller
 * than the many into which they would be split because some page asks for them too.
 */
export function neededByEveryPage(...entries: string[]) {
  const needed = new Set<string>()
  const plugin: Plugin = {
    name: 'needed-by-every-page',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const visit = (id: string) => {
        if (needed.has(id)) return
        needed.add(id)
        this.getModuleInfo(id)?.importedIds.forEach(visit)
      }
      for (const id of this.getModuleIds()) if (entries.some((entry) => id.endsWith(entry))) visit(id)
    },
  }
  return { plugin, holds: (id: string) => needed.has(id) }
}
