import type { WithdrawalState } from '../withdrawal.ts'

/** What the panel calls the states of a declaration, and how pressing they are. */
export const withdrawalNames: Record<WithdrawalState, { name: string; tone: 'good' | 'plain' | 'waiting' | 'bad' }> = {
  received: { name: 'Sprawdzane', tone: 'waiting' },
  accepted: { name: 'W\u00A0terminie', tone: 'waiting' },
  late: { name: 'Po terminie', tone: 'bad' },
  repeated: { name: 'Powtórzone', tone: 'plain' },
  unpaid: { name: 'Nieopłacone', tone: 'plain' },
  cancelled: { name: 'Już anulowane', tone: 'plain' },
  unmatched: { name: 'Bez zamówienia', tone: 'bad' },
}
