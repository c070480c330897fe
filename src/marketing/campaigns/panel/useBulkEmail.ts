import { useRef } from 'react'
import { readResponse, CallFailed } from '../../../web/api.ts'
import { newId } from '../../../web/new-id.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import { formatNumber } from '../../../panel-kit/panel-format.ts'
import { useAction } from '../../../panel-kit/useAction.ts'

interface Sending {
  contactIds: number[]
  subject: string
  content: string
  /** What this one sending is called, so that it happens once however often it is asked for. */
  key: string
}

/** Sends the message to the chosen contacts, or to all. */
export function useBulkEmail() {
  /** One of which nobody knows whether the server heard of it. */
  const inDoubt = useRef<{ key: string; chosen: string }>(undefined)

  const { act, isPending } = useAction({
    call: async ({ key, ...json }: Sending) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
      try {
        const answer = await readResponse(api.admin.marketing['send-bulk-email'].$post({ json }, { init: { headers } }))
        inDoubt.current = undefined
        return answer
      } catch (error) {
        const wasRefused = error instanceof CallFailed && error.status >= 400 && error.status < 500
        inDoubt.current = wasRefused ? undefined : { key, chosen: String(json.contactIds) }
        throw error
      }
    },
    done: ({ successCount, errorCount }) => ({
      title: 'E-maile wysłane',
      text: `Przyjęto do wysłania: ${formatNumber(successCount)}, pominięto: ${formatNumber(errorCount)}.`,
    }),
    failed: { title: 'Błąd wysyłania' },
  })
  return {
    /** For this choice: the same one again while its answer is missing, else a new one. */
    keyFor(contactIds: number[]): string {
      const { key, chosen } = inDoubt.current ?? {}
      return key !== undefined && chosen === String(contactIds) ? key : newId()
    },
    send: act,
    isSending: isPending,
  }
}
