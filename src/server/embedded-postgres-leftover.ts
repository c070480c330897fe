import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Stops a server that outlived its program on this cluster (when its watcher was killed too).
 *
 * @returns the number in a stale `postmaster.pid` when an unrelated process has it now: PostgreSQL itself would take that
 * process for a running server. The file must stay, for PostgreSQL also reads in it whether former backends still live.
 */
export async function stopLeftoverServer(cluster: string): Promise<number | undefined> {
  const pid = recordedPid(cluster)
  if (!pid || !isAlive(pid)) return undefined
  if (!isServerOf(cluster, pid)) return pid
  process.kill(pid, 'SIGINT')
  if (await isGone(pid, cluster, 10_000)) return undefined
  process.kill(pid, 'SIGQUIT')
  await isGone(pid, cluster, 10_000)
  return undefined
}

function recordedPid(cluster: string) {
  const file = join(cluster, 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Numbers of processes are used again, so only the command line tells. */
function isServerOf(cluster: string, pid: number) {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return stdout.includes(`postgres -D ${cluster} -c`)
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`postgres\0-D\0${cluster}\0`)
  } catch {
    return false
  }
}

async function isGone(pid: number, cluster: string, patience: number): Promise<boolean> {
  if (!isAlive(pid) || !isServerOf(cluster, pid)) return true
  if (patience <= 0) return false
  await sleep(20)
  return isGone(pid, cluster, patience - 20)
}
