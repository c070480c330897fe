import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { projectFolder } from '../../../scripts/project.ts'
import { identity } from '../../brand.ts'
import { compressBytes } from '../../server/http/compressed-response.ts'
import { withLive } from '../../server/live.ts'
import type { Frontend } from './frontend.ts'
import { fileInOwnColours } from './own-colours.ts'

const paths = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-maskable-512.png']
const read = async (path: string) =>
  [path, await compressBytes(readFileSync(join(projectFolder, 'public', path)), `image/${path.slice(-3)}`)] as const
const files = new Map(await Promise.all(paths.map(read)))
const frontend = { file: (path: string) => files.get(path) } as Frontend

const green = { accent: '#00605a', deep: '#00403c' }
const inGreen = (path: string) =>
  withLive(new Map([['identity', { ...identity.original, colours: green }]]), () => fileInOwnColours(frontend, path))

test('icons are in the owner’s colour, each in its size, and drawn once', async () => {
  expect(await fileInOwnColours(frontend, '/icon-192.png')).toBe(files.get('/icon-192.png'))
  expect(String((await inGreen('/favicon.svg'))?.bodyIn('plain'))).toContain('fill="#00605a"')
  expect(String((await inGreen('/favicon.svg'))?.bodyIn('plain'))).not.toMatch(/#56347f|#7c57ab/)
  for (const [path, size] of [
    ['/favicon.ico', 32],
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-maskable-512.png', 512],
  ] as const) {
    const icon = await inGreen(path)
    expect(await inGreen(path)).toBe(icon)
    const picture = sharp(icon?.bodyIn('plain'))
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: size, height: size })
    const middle = { left: size / 2, top: Math.round(size * 0.12), width: 1, height: 1 }
    expect([...(await picture.extract(middle).removeAlpha().raw().toBuffer())]).toEqual([0, 0x60, 0x5a])
  }
})
