import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { StartupProblem } from './startup-problem.ts'

/** Asks the person at the terminal before something that can't be undone. */
export async function confirmInTerminal(what: string): Promise<boolean> {
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

/**
 * A new password: typed twice by the person at the terminal, where nobody can read it over their shoulder, or the one line that
 * another program writes.
 */
export async function readNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    const given = (await text(process.stdin)).replace(/\r?\n$/, '')
    if (given === '' || given.includes('\n'))
      throw new StartupProblem(
        'Write the password, and nothing else, to the standard input, or leave it out with --generate.',
      )
    return given
  }
  const typed = await askInSecret('New password: ')
  const again = await askInSecret('The same again: ')
  if (typed !== again) throw new StartupProblem('These are two different passwords. Nothing was changed.')
  return typed
}

/** One secret line: typed where nobody sees it, or written to the standard input by another program. */
export const readSecretLine = async (question: string): Promise<string> =>
  process.stdin.isTTY ? askInSecret(question) : text(process.stdin)

async function askInSecret(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_text, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true, historySize: 0 })
  process.stderr.write(question)
  const ended = once(terminal, 'close').then(() => undefined)
  const answer = await Promise.race([terminal.question('').catch(() => undefined), ended])
  terminal.close()
  process.stderr.write('\n')
  if (answer === undefined) throw new StartupProblem('Nothing was changed.')
  return answer
}
