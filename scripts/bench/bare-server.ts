import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RecordedResponse } from './recorded-response.ts'

// The least that Node can do on this machine: give back bytes that are there already, under the same headers of content.
const answers = new Map<string | undefined, { headers: string[]; body: Buffer }>()
const server = createServer((request, response) => {
  const answer = answers.get(request.url)
  if (answer) response.writeHead(200, answer.headers).end(answer.body)
  else response.writeHead(404).end()
})

process.on('message', async (recorded: RecordedResponse[]) => {
  for (const { path, headers, body } of recorded)
    answers.set(path, { headers: Object.entries(headers).flat(), body: Buffer.from(body, 'base64') })
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening')
  process.send?.((server.address() as AddressInfo).port)
})
