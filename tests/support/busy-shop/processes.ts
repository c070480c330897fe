import { readdirSync, readFileSync } from 'node:fs'

interface Running {
  pid: number
  parent: number
  command: string
}

function running(): Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .flatMap((pid): Running[] => {
      try {
        const [, state, parent] = /\) (\S) (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        return state === 'Z' ? [] : [{ pid, parent: Number(parent), command }]
      } catch {
        // It has ended meanwhile.
        return []
      }
    })
}

/** The PostgreSQL that works in a data folder: its first process, and those that serve somebody. */
export function serverIn(dataFolder: string): { server: number | undefined; serving: number[]; all: number[] } {
  const all = running()
  const server = all.find(({ command }) => {
    const [program = '', option, cluster = ''] = command.split('\0')
    return program.endsWith('/postgres') && option === '-D' && cluster.startsWith(`${dataFolder}/`)
  })?.pid
  const children = all.filter(({ parent }) => parent === server && server !== undefined)
  // Its own processes have names such as `postgres: checkpointer`, and one of a connection says of whom.
  const serving = children.filter(({ command }) => /^postgres: \S+ \S+ \[local\]/.test(command)).map(({ pid }) => pid)
  return { server, serving, all: [...(server === undefined ? [] : [server]), ...children.map(({ pid }) => pid)] }
}

/** A process and all that it began, and what those began. */
export function familyOf(pid: number): number[] {
  const all = running()
  const family = [pid]
  for (const one of family) family.push(...all.filter(({ parent }) => parent === one).map((child) => child.pid))
  return family
}

/** Some of them may have ended since they were found. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
