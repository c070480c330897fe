interface Common {
  root: string
  /** Where the runner writes what happens, a line each. */
  told: string
  /** What each test takes, in milliseconds, by file and name. */
  durations: Record<string, number>
  mutants: string[]
}

export interface Tries {
  kind: 'try'
  /** By file and name of the test: the mutants that it is run with, one after the other. */
  tests: Record<string, Record<string, string[]>>
  /** Mutants that a file is loaded with. */
  statics: { mutant: string; file: string }[]
}

/** What one run of the test runner does. */
export type Plan = Common & ({ kind: 'look'; files: string[] } | Tries)

/** A line of what happened. */
export interface Told {
  process?: number
  file?: string
  test?: string
  began?: string
  killed?: string
  survived?: string
  why?: string
  control?: 'passed' | 'failed'
  reached?: string[]
  took?: number
  failed?: boolean
  done?: string
  hangs?: boolean
}
