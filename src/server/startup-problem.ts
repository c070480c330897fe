/**
 * A reason why the program can't start that its owner can mend: a taken port, a wrong setting, an unreachable database.
 * `main.ts` prints the message, which is one plain sentence, and exits with 1. Anything else that throws is a bug.
 */
export class StartupProblem extends Error {
  override name = 'StartupProblem'
}
