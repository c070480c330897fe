import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

/** As deploy/compose.Caddyfile sets it. */
const settings = { tryFor: 20_000, tryEach: 100, lookEach: 2_000, lookFor: 3_000 }

/** What came of a try at one copy. `undialled`: nobody listens there; `broken`: the line broke before an answer began. */
type Tried = 'answered' | 'undialled' | 'broken'

/**
 * What Caddy does in front of several copies by deploy/compose.Caddyfile, and nothing else: in turn, to those that were healthy
 * when they were last looked at, over a new connection each. What finds nobody listening goes to the next one, whatever it is;
 * what breaks before its answer begins is asked again only when it is a GET. An answer that breaks off breaks off for the visitor.
 * @param isPatient without: one try, as a proxy has it that nobody has told of this
 */
export async function openBalancingProxy(copies: readonly string[], isPatient = true) {
  const healthy = new Set(copies)
  let turn = 0
  const choose = () => {
    const able = copies.filter((copy) => healthy.has(copy))
    turn += 1
    return able[turn % able.length]
  }

  async function serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(asked)
    const deadline = Date.now() + (isPatient ? settings.tryFor : 0)
    for (;;) {
      const copy = choose()
      const tried = copy === undefined ? 'undialled' : await tryAt(copy, asked, body, answer)
      if (tried === 'answered') return
      const mayBeTriedAgain = tried === 'undialled' || asked.method === 'GET'
      if (!mayBeTriedAgain || Date.now() > deadline) break
      await setTimeout(settings.tryEach)
    }
    answer.writeHead(502, { 'Retry-After': '30' }).end('The shop will be back in a moment.')
  }

  const server = createServer((asked, answer) => {
    // Who goes away before the end of what they send.
    serve(asked, answer).catch(() => answer.destroy())
  })
  server.listen({ port: 0, host: '0.0.0.0', backlog: 4_096 })
  await once(server, 'listening')

  const look = setInterval(() => {
    for (const copy of copies)
      void fetch(`${copy}/api/health`, { signal: AbortSignal.timeout(settings.lookFor) }).then(
        ({ ok }) => (ok ? healthy.add(copy) : healthy.delete(copy)),
        () => healthy.delete(copy),
      )
  }, settings.lookEach)
  onTestFinished(() => {
    clearInterval(look)
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function tryAt(copy: string, asked: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<Tried> {
  return new Promise((resolve) => {
    let isDialled = false
    // A proxy that is told nothing else trusts no address that a visitor sends along.
    const headers = { ...asked.headers, 'x-forwarded-for': asked.socket.remoteAddress ?? '', connection: 'close' }
    const far = request(`${copy}${asked.url}`, { method: asked.method, headers, agent: false })
    far.on('socket', (socket) => socket.on('connect', () => (isDialled = true)))
    far.on('error', () => resolve(isDialled ? 'broken' : 'undialled'))
    far.on('response', (said) => {
      resolve('answered')
      answer.writeHead(said.statusCode ?? 502, said.headers)
      said.pipe(answer)
      said.on('error', () => answer.destroy())
    })
    far.end(body)
  })
}
