import type { CampaignState } from '../campaign.ts'

/** What the states of a campaign are called, wherever they stand. */
export const campaignStates: Record<CampaignState, string> = {
  sending: 'Wysyłanie',
  paused: 'Wstrzymana',
  done: 'Zakończona',
  stopped: 'Przerwana',
}
