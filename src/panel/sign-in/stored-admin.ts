import { brand } from '../../brand.ts'

const adminKey = `${brand.slug}-admin`

/** Whom this browser remembers: the name to show while the session is checked. It opens nothing. */
export function storedAdmin(): string | undefined {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(adminKey) ?? 'null')
    const username = (stored as { username?: unknown } | null)?.username
    return typeof username === 'string' ? username : undefined
  } catch {
    return undefined
  }
}

export function storeAdmin(username: string): void {
  try {
    window.localStorage.setItem(adminKey, JSON.stringify({ username }))
  } catch {
    // A browser that keeps nothing shows no name while it checks.
  }
}

export function forgetAdmin(): void {
  try {
    window.localStorage.removeItem(adminKey)
  } catch {
    // What can't be removed could not be stored either.
  }
}
