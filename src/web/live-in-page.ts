import { readLiveFrom } from '../kernel/live.ts'

/** What an owner has set comes with the page; what it doesn't bring is as the program has it. */
export function readLiveInPage(): void {
  const found = JSON.parse(document.querySelector('#live')?.textContent.trim() || '{}') as Record<string, unknown>
  readLiveFrom((name) => found[name])
}
