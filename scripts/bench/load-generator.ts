import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { percentile } from './statistics.ts'

/** What to ask for, how often at once, and for how long. */
export interface LoadOrder {
  port: number
  path: string
  headers: Record<string, string>
  connections: number
  milliseconds: number
}

export interface LoadResult {
  requestsPerSecond: number
  p50: number
  p99: number
  requests: number
  /** The share of the time in which it had answers to read: near 1 it would have measured itself. */
  ownLoad: number
}

// A process of its own, on bare sockets: reading an answer must cost less than making it.
process.on('message', async (order: LoadOrder) => process.send?.(await load(order)))

async function load(order: LoadOrder): Promise<LoadResult> {
  const latencies: number[] = []
  const sockets = await Promise.all(Array.from({ length: order.connections }, () => open(order.port)))
  const start = performance.now()
  for (const socket of sockets) askAgainAndAgain(socket, requestFor(order), latencies)
  let idle = 0
  let now = start
  // Never asleep: to wake a client costs the server's kernel time, and the slower server more of it.
  while (now - start < order.milliseconds) {
    const answered = latencies.length
    const before = now
    await setImmediate()
    now = performance.now()
    if (latencies.length === answered) idle += now - before
  }
  const elapsed = now - start
  for (const socket of sockets) socket.destroy()
  return {
    requestsPerSecond: (latencies.length / elapsed) * 1_000,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    requests: latencies.length,
    ownLoad: 1 - idle / elapsed,
  }
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  return socket
}

function requestFor({ path, port, headers }: LoadOrder): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${lines.join('')}\r\n`)
}

/** Sends the next request when the whole answer to the last one is there. */
function askAgainAndAgain(socket: Socket, request: Buffer, latencies: number[]): void {
  let sentAt = 0
  let missingBytes = 0
  const ask = () => {
    sentAt = performance.now()
    missingBytes = 0
    socket.write(request)
  }
  socket.on('data', (chunk) => {
    missingBytes = (missingBytes || lengthOfAnswer(chunk)) - chunk.length
    if (missingBytes > 0) return
    latencies.push(performance.now() - sentAt)
    ask()
  })
  ask()
}

/** Head and body of an answer that begins here. */
function lengthOfAnswer(beginning: Buffer): number {
  const end = beginning.indexOf('\r\n\r\n')
  const head = beginning.toString('latin1', 0, end)
  const bodyLength = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || bodyLength === undefined) throw new Error(`not the expected answer:\n${head}`)
  return end + 4 + Number(bodyLength)
}
