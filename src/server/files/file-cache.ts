type File = Buffer<ArrayBuffer>

/** An in-memory cache of generated files. Concurrent requests for one key share the work. */
export interface FileCache {
  /** Returns the cached file, or makes it. Failures are not cached. */
  keep(key: string, make: () => Promise<File>): Promise<File>
}

/** A cache with a size limit (least recently used goes first) and a lifetime. */
export function createFileCache({ maxBytes, maxSeconds }: { maxBytes: number; maxSeconds: number }): FileCache {
  const kept = new Map<string, { file: File; leaving: NodeJS.Timeout }>()
  const inProgress = new Map<string, Promise<File>>()
  let bytes = 0

  function forget(key: string): void {
    const found = kept.get(key)
    if (!found) return
    clearTimeout(found.leaving)
    bytes -= found.file.length
    kept.delete(key)
  }

  function put(key: string, file: File): void {
    if (file.length > maxBytes) return
    kept.set(key, { file, leaving: setTimeout(forget, maxSeconds * 1_000, key).unref() })
    bytes += file.length
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) return
      forget(oldest)
    }
  }

  async function make(key: string, maker: () => Promise<File>): Promise<File> {
    try {
      const file = await maker()
      put(key, file)
      return file
    } finally {
      inProgress.delete(key)
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
      const begun = inProgress.get(key) ?? make(key, maker)
      inProgress.set(key, begun)
      return begun
    },
  }
}
