import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { projectFolder } from '../../scripts/project.ts'

/**
 * Runs a command of the program to its end, such as `runCommand(['backup', 'shop.backup'], { DATA_DIR })`.
 * @param written to its standard input
 */
export async function runCommand(words: string[], settings: Record<string, string>, written = '') {
  const child = spawn(process.execPath, ['scripts/pinned.mjs', ...words], {
    cwd: projectFolder,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  // Some end without having read it.
  child.stdin.on('error', () => {})
  child.stdin.end(written)
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (said += text))
  let peakMegabytes = 0
  const watch = setInterval(() => (peakMegabytes = Math.max(peakMegabytes, memoryOf(child.pid))), 20)
  const [code] = (await once(child, 'close')) as [number | null]
  clearInterval(watch)
  return { code, said, peakMegabytes }
}

/** The most that a process ever held; nothing where the system doesn't tell. */
function memoryOf(pid = 0): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
