import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'

/** A request whose headers promise more than is sent. */
async function beginSending(shop: TestShop, path: string, type: string, headers: string[] = []): Promise<Socket> {
  const { hostname, port } = new URL(shop.origin)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const lines = [`POST ${path} HTTP/1.1`, 'Host: x', `Content-Type: ${type}`, 'Content-Length: 10000', ...headers]
  socket.write(`${lines.join('\r\n')}\r\n\r\n{`)
  return socket
}

const multipart = 'multipart/form-data; boundary=x'
const quick = { lookEvery: 20 }

describe('who stops in the middle', () => {
  test.for([
    ['/api/chefs', multipart],
    ['/api/contact', 'application/json'],
    ['/api/admin/products', 'application/json'],
    ['/unsubscribe/x', 'application/x-www-form-urlencoded'],
  ] as const)('of sending to %s is answered, and the line closed', async ([path, type]) => {
    const shop = await openTestShop({ pace: quick })
    const socket = await beginSending(shop, path, type)
    const answer = await text(socket)
    expect(answer).toMatch(path.includes('admin') ? /^HTTP\/1.1 401 / : /^HTTP\/1.1 408 /)
    expect(answer).toMatch(/\nx-request-id: /i)
  })

  test('hears why in their language', async () => {
    const shop = await openTestShop({ pace: quick })
    const socket = await beginSending(shop, '/api/contact', 'application/json', ['Accept-Language: fr'])
    expect(await text(socket)).toMatch(/"code":"too_slow","message":"L’envoi prend trop de temps/)
  })
})

test('who sends too little at a time is ended as well, and who sends for too long', async () => {
  const drips = await openTestShop({ pace: quick })
  const endless = await openTestShop({ pace: { lookEvery: 20, leastBytesPerLook: 0 } })
  for (const shop of [drips, endless]) {
    const socket = await beginSending(shop, '/api/contact', 'application/json')
    // Behind whatever has come: sending on a line that is closed by then would lose the answer.
    const dripping = setInterval(() => setImmediate(() => socket.writable && socket.write(' ')), 10)
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /)
    clearInterval(dripping)
  }
})

describe('uploads that stall', () => {
  const never = Number.POSITIVE_INFINITY
  const from = (address: number) => `X-Forwarded-For: 203.0.113.${address}`
  const beginUploads = (shop: TestShop, addresses: number[]) =>
    Promise.all(addresses.map((address) => beginSending(shop, '/api/chefs', multipart, [from(address)])))
  const upload = async (shop: TestShop, address: number) => {
    const headers = { 'X-Forwarded-For': `203.0.113.${address}` }
    return (await shop.call('POST', '/api/chefs', { body: new FormData(), headers })).status
  }

  test('keep nobody out of the panel, wherever they come from', async () => {
    const shop = await openTestShop({ trustProxy: true, pace: { grace: never, longest: never, stalled: never } })
    await beginUploads(shop, [1, 1, 1, 2, 2, 2, 3, 3, 3, 4])
    await expect.poll(() => upload(shop, 5)).toBe(503)
    const image = new FormData()
    image.set('image', new File(['no picture'], 'salt.png'))
    const answer = await shop.callAsAdmin('POST', '/api/admin/products/upload-image', { body: image })
    expect(await answer.json()).toMatchObject({ code: 'picture_unreadable' })
  })

  test('give way to the next of the same visitor', async () => {
    const shop = await openTestShop({ trustProxy: true, pace: { lookEvery: 20, grace: never, longest: never } })
    const stalled = await beginUploads(shop, [1, 1, 1])
    const first = Promise.any(stalled.map((socket) => text(socket)))
    // Where they have not taken their places yet, none is in the way.
    const ended = async () => {
      await upload(shop, 1)
      return Promise.race([first, 'none'])
    }
    await expect.poll(ended).toMatch(/^HTTP\/1.1 408 /)
    await expect.poll(() => upload(shop, 1)).toBe(400)
  })
})
