import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a database that a test can cut and mend. */
export async function openCuttableConnection(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const folder = target.searchParams.get('host')
  const reach = () =>
    folder
      ? connect(`${folder}/.s.PGSQL.${target.searchParams.get('port') ?? (target.port || '5432')}`)
      : connect(Number(target.port || 5432), target.hostname)

  const sockets = new Set<Socket>()
  /** Both ends of each open line: the database's, and that of whoever asks it. */
  const lines = new Map<Socket, Socket>()
  let isCut = false
  let isFrozen = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    if (isFrozen) return void sockets.add(near.pause())
    const far = reach()
    lines.set(far, near)
    far.on('close', () => lines.delete(far))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const through = new URL(`postgres://127.0.0.1:${(server.address() as AddressInfo).port}${target.pathname}`)
  through.username = target.username
  through.password = target.password
  return {
    url: through.href,
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    /** Lines stay open and new ones are taken, but nothing passes any more: what a pulled cable looks like. */
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    /** The lines that are open go silent, and new ones work: what a failover leaves behind. */
    forgetOpenLines() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    /** What the database says on the lines that are open is on its way until it is delivered. */
    holdAnswers() {
      const held = [...lines]
      for (const [far] of held) far.unpipe()
      return {
        deliver() {
          for (const [far, near] of held) far.pipe(near)
        },
      }
    },
    mend() {
      isCut = false
    },
    close() {
      this.cut()
      server.close()
    },
  }
}
