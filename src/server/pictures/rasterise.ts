import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import type { PngOptions, WebpOptions } from 'sharp'
import { limitConcurrency } from '../workers/concurrency-limit.ts'
// oxlint-disable-next-line import/default -- wanted as text
import child from './rasterise.child.mjs?raw'

/** A drawing in SVG, and the picture that it shall become. */
export type Raster = { drawing: string; /** Whether nothing shines through. */ hasGround: boolean } & (
  | ({ format: 'png' } & Pick<PngOptions, 'palette' | 'colours'>)
  | ({ format: 'webp' } & Pick<WebpOptions, 'quality'>)
)

const longestSeconds = 120
// A small machine has room for one.
const inTurn = limitConcurrency(1, 50)
const sharp = pathToFileURL(createRequire(import.meta.url).resolve('sharp')).href

/**
 * Turns drawings that the program itself has made into pictures. It is done in a process of its own: the memory that it takes
 * goes back to the machine, and in the program itself SVG stays closed to whoever uploads.
 */
export const rasterise = (drawings: Raster[]): Promise<Buffer<ArrayBuffer>[]> =>
  inTurn(async () => {
    const { stdin, stdout, stderr, ...running } = start()
    const said = text(stderr)
    // It has ended early: why, its exit tells.
    stdin.on('error', () => {})
    stdin.end(JSON.stringify(drawings))
    const [made, code] = await Promise.all([text(stdout), running.ended])
    if (code !== 0) throw new Error(`pictures could not be drawn: ${problemIn(await said)}`)
    return (JSON.parse(made) as string[]).map((picture) => Buffer.from(picture, 'base64'))
  })

/** Of what a program says that has ended by an error: the error itself, without the places in the code. */
const problemIn = (said: string) => /^\w*Error: .*$/m.exec(said)?.[0] ?? 'it took too long, or was ended'

function start() {
  const process_ = spawn(process.execPath, ['--input-type=module', '--eval', child, sharp], {
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: longestSeconds * 1_000,
    killSignal: 'SIGKILL',
    env: {},
  })
  const ended = once(process_, 'close').then(([code]) => code as number | null)
  return { stdin: process_.stdin, stdout: process_.stdout, stderr: process_.stderr, ended }
}
