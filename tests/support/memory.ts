/** By how many megabytes a thing raises the most memory that this process ever had. */
export async function raisedPeak(work: () => Promise<unknown>): Promise<number> {
  const before = process.resourceUsage().maxRSS
  await work()
  return (process.resourceUsage().maxRSS - before) / 1_024
}
