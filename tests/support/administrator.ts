import { adminPassword } from './database.ts'

/** An administrator who has signed in to a program that is open: their session, and calls with a body as JSON or as a form. */
export async function signInAsAdmin({ origin }: { origin: string }, password = adminPassword) {
  let Cookie = ''
  const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const isForm = body instanceof FormData
    return fetch(`${origin}${path}`, {
      method,
      headers: { Cookie, ...(body && !isForm && { 'Content-Type': 'application/json' }), ...headers },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
  }
  const answer = await call('POST', '/api/admin/login', { username: 'admin', password })
  const session = answer.headers.getSetCookie().find((cookie) => cookie.includes('admin-session'))
  if (!session) throw new Error(`no session: ${answer.status}`)
  Cookie = session.split(';')[0] ?? ''
  return { Cookie, call }
}
