/**
 * Statements of one transaction that don't wait for each other's answers. Waits for all of them, so that nothing is asked any more
 * when the transaction ends, and fails with what made the others fail.
 */
export async function together<Results extends readonly unknown[]>(
  ...asked: { [Place in keyof Results]: Promise<Results[Place]> }
): Promise<Results> {
  const settled = await Promise.allSettled(asked)
  const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (failures.length > 0) throw failures.find((failure) => !isRefusedAfterFailure(failure)) ?? failures[0]
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as unknown as Results
}

/** After a statement has failed, its transaction refuses the others. */
const isRefusedAfterFailure = (failure: unknown) =>
  failure instanceof Error &&
  failure.cause instanceof Error &&
  'code' in failure.cause &&
  failure.cause.code === '25P02'
