import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { onTestFinished } from 'vitest'
import type { BucketConfig } from '../../src/server/config.ts'

/** What stands between the shop and the server: answers in its place, or lets a call pass. */
type Fault = (asked: IncomingMessage, answer: ServerResponse) => 'passes' | 'taken'

/** A real S3-compatible server on this machine, which checks signatures, with a way to it that a test can disturb. */
export async function openS3Server() {
  const folder = await mkdtemp(join(tmpdir(), 'salorge-s3-'))
  const name = 'shop-backups'
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    directory: folder,
    silent: true,
    configureBuckets: [{ name, configs: [] }],
  })
  const { port } = await server.run()

  let fault: Fault = () => 'passes'
  const asked: string[] = []
  const way = createServer((near, answer) => {
    asked.push(`${near.method} ${near.url}`)
    if (fault(near, answer) === 'taken') return
    // This server forgets the slash behind a bucket's name where it checks the signature of a list.
    server.allowMismatchedSignatures =
      near.method === 'GET' && new URL(near.url ?? '', 'http://s3').pathname === `/${name}/`
    const far = request({ host: '127.0.0.1', port, method: near.method, path: near.url, headers: near.headers })
    far.on('response', (said) => {
      answer.writeHead(said.statusCode ?? 500, said.headers)
      said.pipe(answer)
    })
    far.on('error', () => answer.destroy())
    near.on('error', () => far.destroy())
    near.pipe(far)
  })
  way.listen(0, '127.0.0.1')
  await once(way, 'listening')
  onTestFinished(async () => {
    way.closeAllConnections()
    way.close()
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  const bucket: BucketConfig = {
    url: `http://127.0.0.1:${(way.address() as AddressInfo).port}`,
    region: '',
    name,
    prefix: 'salt/shop',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    addresses: 'path',
    publicKeys: [],
  }
  return {
    bucket,
    folder: join(folder, name),
    /** Every call so far. */
    asked,
    disturb: (next: Fault) => (fault = next),
    mend: () => (fault = () => 'passes'),
  }
}

/** What a shop's program is told of a bucket. */
export const variablesOf = ({ url, name, prefix, accessKey, secretKey, publicKeys }: BucketConfig) => ({
  BACKUP_S3_URL: url,
  BACKUP_S3_BUCKET: name,
  BACKUP_S3_PREFIX: prefix,
  BACKUP_S3_ACCESS_KEY: accessKey,
  BACKUP_S3_SECRET_KEY: secretKey,
  ...(publicKeys.length > 0 && { BACKUP_PUBLIC_KEY: publicKeys.join(' ') }),
})
