import { brand } from '../../brand.ts'

const adminKey = `${brand.slug}-admin`

/** The name to show while the session is checked. It grants no access. */
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
    // Without storage no name is shown during the check.
  }
}

export function forgetAdmin(): void {
  try {
    window.localStorage.removeItem(adminKey)
  } catch {
    // Without storage there is nothing to remove.
  }
}
