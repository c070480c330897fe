/** @returns the cookie of a session */
export async function signInAsAdmin(origin: string, password: string): Promise<string> {
  const entering = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  if (!entering.ok) throw new Error(`no session: ${entering.status}`)
  return entering.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
}
