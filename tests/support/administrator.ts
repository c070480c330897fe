import { signInAsAdmin } from '../../scripts/bench/sign-in-as-admin.ts'
import { adminPassword } from './database.ts'

/** What an administrator does in a program that is open: their session, and calls with a body as JSON or as a form. */
export async function actAsAdmin({ origin }: { origin: string }, password = adminPassword) {
  const Cookie = await signInAsAdmin(origin, password)
  const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const isForm = body instanceof FormData
    return fetch(`${origin}${path}`, {
      method,
      headers: { Cookie, ...(body && !isForm && { 'Content-Type': 'application/json' }), ...headers },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
  }
  return { Cookie, call }
}
