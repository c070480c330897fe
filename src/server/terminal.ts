import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { StartupProblem } from './startup-problem.ts'

/** Asks the person at the terminal before something that can't be undone. */
export async function agrees(what: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new StartupProblem(`${what} Nobody can be asked here: say so with "npm run restore FILE -- --yes".`)
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const ended = once(terminal, 'close').then(() => '')
  // Ctrl-C and Ctrl-D are answers too.
  const answered = terminal.question(`${what} Type "yes" to go on: `).catch(() => '')
  const answer = await Promise.race([answered, ended])
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}
