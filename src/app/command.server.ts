import { StartupProblem } from '../server/startup-problem.ts'

type Command = (words: string[]) => Promise<void>

/** Problems that the operator can fix are reported in one sentence; anything else is a bug, with its stack. */
export function command(work: Command): Command {
  return async (words) => {
    // Exiting this way removes an incomplete file; the database rolls an open transaction back.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
    try {
      await work(words)
    } catch (error) {
      process.stderr.write(`${error instanceof StartupProblem ? error.message : (error as Error).stack}\n`)
      process.exitCode = 1
    }
  }
}
