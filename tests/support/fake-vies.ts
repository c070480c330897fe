import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

interface Asked {
  countryCode: string
  vatNumber: string
  requesterMemberStateCode?: string
  requesterNumber?: string
}

/** The Commission's system as the shop sees it: whoever says who asks gets a consultation number, and a state may be away. */
export async function openFakeVies() {
  const asked: Asked[] = []
  const valid = new Set<string>()
  const state = { isAway: false }
  const server = createServer((request, answer) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const question = JSON.parse(Buffer.concat(pieces).toString()) as Asked
      asked.push(question)
      const { countryCode, vatNumber, requesterNumber } = question
      const isValid = valid.has(`${countryCode}${vatNumber}`)
      const told = {
        countryCode,
        vatNumber,
        requestDate: '2026-11-27T10:00:00.000Z',
        valid: isValid,
        requestIdentifier: requesterNumber ? `WAPIAAAA${asked.length}` : '',
        name: isValid ? 'Salz GmbH' : '---',
        address: isValid ? 'Hafenstr. 1\n24103 KIEL' : '---',
      }
      const away = { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }
      answer.setHeader('Content-Type', 'application/json')
      answer.end(JSON.stringify(state.isAway ? away : told))
    })
  })
  server.listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked, valid, state }
}
