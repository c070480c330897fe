import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { CallFailed } from '../api.ts'
import { showToast } from '../ui/toasts.ts'
import { isSessionEnd, sentenceOf } from './panel-api.ts'

interface Act<Given, Answer> {
  call(given: Given): Promise<Answer>
  /** What the toast says when it went well; nothing where the page shows it. */
  done?: string | ((answer: Answer, given: Given) => string | { title: string; text: string })
  failed?: { title?: string; fallback?: string }
  /** The queries that must be asked again. */
  refreshes?: QueryKey[]
  onDone?(answer: Answer, given: Given): void
}

/** Something that the administrator does at the press of a button: what came of it is said in a toast. */
export function useAct<Answer, Given = void>({ call, done, failed, refreshes = [], onDone }: Act<Given, Answer>) {
  const client = useQueryClient()
  const askAgain = () =>
    Promise.all(
      refreshes.map((queryKey) => {
        // Whoever comes back to what isn't shown now would see it for a moment as it was before, and might press what has changed.
        client.removeQueries({ queryKey, type: 'inactive' })
        return client.invalidateQueries({ queryKey })
      }),
    )
  const { mutate, isPending } = useMutation({
    mutationFn: call,
    onSuccess: async (answer, given) => {
      const said = typeof done === 'function' ? done(answer, given) : done
      if (said !== undefined) showToast(typeof said === 'string' ? { text: said } : said)
      onDone?.(answer, given)
      await askAgain()
    },
    async onError(error) {
      sayFailure(error, failed)
      // It isn't as it is shown: another has changed or deleted it.
      if (error instanceof CallFailed && [404, 409].includes(error.status)) await askAgain()
    },
  })
  return { act: mutate, isPending }
}

/** A failed call as the panel says it; that the session has ended is said by the login that comes up. */
export function sayFailure(error: unknown, { title = 'Błąd', fallback }: { title?: string; fallback?: string } = {}) {
  if (isSessionEnd(error)) return
  showToast({ title, text: sentenceOf(error, fallback), tone: 'failure' })
}
