import { readLiveFrom } from '../kernel/live.ts'

const valuesIn = (page: Document) =>
  JSON.parse(page.querySelector('#live')?.textContent.trim() || '{}') as Record<string, unknown>

/** What an owner has set comes with the page; what it doesn't bring is as the program has it. */
export function readLiveInPage(page = document): void {
  const found = valuesIn(page)
  readLiveFrom((name) => found[name])
}
