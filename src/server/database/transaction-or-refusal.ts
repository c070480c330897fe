import type { Failure, Outcome } from '../../kernel/outcome.ts'
import type { Database } from './database.ts'

/** Carries a refusal out of a transaction, so that it rolls back. */
class RolledBack extends Error {
  override name = 'Undone'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.code)
    this.failure = failure
  }
}

/** A transaction that rolls back when its outcome is a refusal. */
export async function transactionOrRefusal<Value, Problem extends Failure>(
  database: Database,
  work: (transaction: Database) => Promise<Outcome<Value, Problem>>,
): Promise<Outcome<Value, Problem>> {
  try {
    return await database.transaction(async (transaction) => {
      const outcome = await work(transaction)
      if (!outcome.ok) throw new RolledBack(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.failure as Problem
    throw error
  }
}
