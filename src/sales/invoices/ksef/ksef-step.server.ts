import { createHash } from 'node:crypto'
import type { KsefFailure } from '../../../ksef/ksef.ts'
import type { KsefProblem } from './ksef-document.ts'

/** What came of one step: nothing more to do, or to come again; and whether the system is to be left in peace for now. */
export type Step = 'settled' | 'again' | 'rest'

const problems: Record<Exclude<KsefFailure['is'], 'refused'>, KsefProblem | null> = {
  not_admitted: 'not_admitted',
  too_often: 'too_often',
  session_over: null,
  unavailable: 'away',
  unknown: 'silent',
}

/** What an answer that is none means to the office, and to the other documents. */
export function problemOf({ is }: Exclude<KsefFailure, { is: 'refused' }>): {
  problem: KsefProblem | null
  step: Step
} {
  return { problem: problems[is], step: is === 'session_over' ? 'again' : 'rest' }
}

/** SHA-256 in Base64, by which the system knows a file. */
export const hashOf = (xml: string): string => createHash('sha256').update(xml, 'utf8').digest('base64')
