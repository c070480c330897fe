import { readdirSync, readFileSync } from 'node:fs'

/** Bytes of memory, each shared page counted once over all the processes that share it. */
export interface Memory {
  node: number
  postgres: number
}

/** The memory of a program and of everything that it started; nothing where the kernel doesn't tell. */
export function memoryOf(program: number): Memory | undefined {
  if (process.platform !== 'linux') return undefined
  const memory = { node: 0, postgres: 0 }
  for (const pid of familyOf(program)) memory[pid === program ? 'node' : 'postgres'] += residentBytes(pid)
  return memory
}

function familyOf(program: number): Set<number> {
  const family = new Set([program])
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)] as const)
  for (let size = 0; size < family.size;) {
    size = family.size
    for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid)
  }
  return family
}

function parentOf(pid: string): number {
  try {
    // The name in parentheses may hold anything, so the fields are counted from behind it.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return 0
  }
}

function residentBytes(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) * 1_024
  } catch (error) {
    // A process may have ended since it was listed.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0
    throw error
  }
}
