type File = Buffer<ArrayBuffer>

/** Files in memory by what they were made of, each made once for all who want it at that time. */
export interface KeptFiles {
  /** What is kept under `key`, or what is made of it now; what failed is kept by nobody. */
  keep(key: string, make: () => Promise<File>): Promise<File>
}

/** Where there is no room for another, those go that nobody has wanted for longest; after a while, each goes. */
export function keepFiles({ mostBytes, mostSeconds }: { mostBytes: number; mostSeconds: number }): KeptFiles {
  const kept = new Map<string, { file: File; leaving: NodeJS.Timeout }>()
  const underWay = new Map<string, Promise<File>>()
  let bytes = 0

  function forget(key: string): void {
    const found = kept.get(key)
    if (!found) return
    clearTimeout(found.leaving)
    bytes -= found.file.length
    kept.delete(key)
  }

  function put(key: string, file: File): void {
    if (file.length > mostBytes) return
    kept.set(key, { file, leaving: setTimeout(forget, mostSeconds * 1_000, key).unref() })
    bytes += file.length
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) return
      forget(oldest)
    }
  }

  async function make(key: string, maker: () => Promise<File>): Promise<File> {
    try {
      const file = await maker()
      put(key, file)
      return file
    } finally {
      underWay.delete(key)
    }
  }

  return {
    async keep(key, maker) {
      const found = kept.get(key)
      if (found) {
        kept.delete(key)
        kept.set(key, found)
        return found.file
      }
      const begun = underWay.get(key) ?? make(key, maker)
      underWay.set(key, begun)
      return begun
    },
  }
}
