import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { runnerImport } from 'vite'
import { languages } from '../src/kernel/language.ts'
import { publicPathsOf } from './bench/public-paths.ts'
import { startShop } from './bench/running-shop.ts'
import { buildWhenNeeded } from './build-when-needed.mjs'
import { findChromium } from './find-chromium.ts'
import { projectFolder } from './project.ts'

// What Lighthouse says of every public page of the built shop, as a phone loads it: `npm run lighthouse`, or
// `npm run lighthouse -- /store` for some. Lighthouse itself is fetched from npm when this is run, and not kept.
const lighthouse = 'lighthouse@13.5.0'
const atLeast = 95
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; displayValue?: string }>
}

const say = (line: string) => void process.stdout.write(`${line}\n`)
const asked = process.argv.slice(2)

await buildWhenNeeded()
const folder = await mkdtemp(join(tmpdir(), 'salorge-lighthouse-'))
await chmod(folder, 0o711)
const shop = await startShop(folder)
const chromium = await startChromium()
let isGood = true
try {
  const { module } = await runnerImport<typeof import('../src/app/screens.tsx')>(
    join(projectFolder, 'src/app/screens.tsx'),
  )
  // Secret addresses and the page that isn't there are kept from search engines on purpose.
  const paths = publicPathsOf(module.screens).filter(
    (path) => !/^\/(materials|unsubscribe|newsletter\/|no-such-page)/.test(path),
  )
  for (const path of asked.length > 0 ? asked : paths)
    for (const language of languages) isGood = (await judge(path, language)) && isGood
} finally {
  chromium.stop()
  await shop.stop()
  await rm(folder, { recursive: true, maxRetries: 20 })
}
process.exitCode = isGood ? 0 : 1

async function judge(path: string, language: string): Promise<boolean> {
  const report = await reportOn(`http://127.0.0.1:${shop.port}${path}`, language)
  const scores = categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100))
  const timings = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'].map(
    (name) => report.audits[name]?.displayValue ?? '?',
  )
  say(
    `${path.padEnd(16)} ${language}  ${scores.map((score) => String(score).padStart(4)).join('')}   ${timings.join('  ')}`,
  )
  for (const [index, name] of categories.entries()) {
    if ((scores[index] ?? 0) < atLeast) say(`    ${name}: ${weakAudits(report, name).join(', ')}`)
  }
  return scores.every((score) => score >= atLeast)
}

function weakAudits({ categories: all, audits }: Report, category: string): string[] {
  return (all[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim())
}

async function reportOn(address: string, language: string): Promise<Report> {
  const headers = JSON.stringify({ 'Accept-Language': language })
  const options = [`--port=${chromium.port}`, '--output=json', '--quiet', `--extra-headers=${headers}`]
  const words = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', address, ...options]
  const { stdout } = await promisify(execFile)('npm', words, { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout) as Report
}

async function startChromium(): Promise<{ port: number; stop(): void }> {
  const { executablePath, env } = await findChromium()
  const words = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0']
  const profile = `--user-data-dir=${join(folder, 'profile')}`
  const child = spawn(executablePath, [...words, profile], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const stop = () => void child.kill()
  for await (const line of createInterface({ input: child.stderr })) {
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1]
    if (port) return { port: Number(port), stop }
  }
  await once(child, 'exit')
  throw new Error('the browser did not start')
}
