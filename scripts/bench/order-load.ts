import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { percentile } from './statistics.ts'

/** Who orders: so many at once, each again and again for so long, or each `once`. */
export interface OrderLoad {
  port: number
  products: number[]
  connections: number
  milliseconds: number | 'once'
}

export interface OrdersAnswered {
  /** How many were answered with which status. */
  statuses: Record<string, number>
  perSecond: number
  p50: number
  p99: number
  longest: number
}

// A process of its own, on bare sockets, which sleeps while nothing is answered: the shop and its database need both processors.
process.on('message', async (load: OrderLoad) => process.send?.(await run(load)))

async function run({ port, products, connections, milliseconds }: OrderLoad): Promise<OrdersAnswered> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)))
  const statuses: Record<string, number> = {}
  const taken: number[] = []
  const start = performance.now()
  const isOver = () => milliseconds === 'once' || performance.now() - start >= milliseconds
  await Promise.all(
    sockets.map(async (socket) => {
      do {
        const before = performance.now()
        // oxlint-disable-next-line eslint/no-await-in-loop -- who orders waits for the answer
        const status = await ask(socket, orderOf(port, products))
        taken.push(performance.now() - before)
        statuses[status] = (statuses[status] ?? 0) + 1
      } while (!isOver())
    }),
  )
  const seconds = (performance.now() - start) / 1_000
  for (const socket of sockets) socket.destroy()
  return {
    statuses,
    perSecond: taken.length / seconds,
    p50: percentile(taken, 0.5),
    p99: percentile(taken, 0.99),
    longest: Math.max(...taken),
  }
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  return socket
}

/** Each from an address and with an e-mail address of their own, as behind a proxy, so that nobody is asked to wait. */
function orderOf(port: number, products: number[]): string {
  const from = Array.from({ length: 3 }, () => Math.floor(Math.random() * 250)).join('.')
  const body = JSON.stringify({
    cart: [{ id: products[Math.floor(Math.random() * products.length)], quantity: 1 }],
    shippingAddress: {
      firstName: 'Anna',
      lastName: 'Nowak',
      email: `anna.${from}@example.com`,
      phone: '+48 600 100 200',
      address: 'ul. Solna 7',
      city: 'Kraków',
      postalCode: '31-000',
    },
  })
  const head = [
    'POST /api/store/create-checkout-session HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Idempotency-Key: ${randomUUID()}`,
    `X-Forwarded-For: 10.${from}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

/** @returns the status of the answer, once all of it is there */
function ask(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let [missing, status] = [0, '']
    const ended = () => reject(new Error('the shop hung up'))
    const read = (chunk: Buffer) => {
      if (status === '') {
        const end = chunk.indexOf('\r\n\r\n')
        const head = chunk.toString('latin1', 0, end)
        status = head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)
        missing = end + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
      }
      missing -= chunk.length
      if (Number.isNaN(missing)) reject(new Error('an answer that does not say how long it is'))
      if (missing > 0) return
      socket.off('data', read).off('close', ended)
      resolve(status)
    }
    socket.on('data', read).once('close', ended).write(request)
  })
}
