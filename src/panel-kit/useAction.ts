import { useMutation } from '@tanstack/react-query'
import { showToast } from '../ui/toasts.ts'
import { isSessionEnd, sentenceOf } from './panel-api.ts'

interface Act<Given, Answer> {
  call(given: Given): Promise<Answer>
  /** Nothing that is shown can be another after it. */
  changesNothing?: boolean
  /** What the toast says when it went well; nothing where the page shows it. */
  done?: string | ((answer: Answer, given: Given) => string | { title: string; text: string })
  failed?: { title?: string; fallback?: string }
  onDone?(answer: Answer, given: Given): void
}

/** Something that the administrator does at the press of a button: what came of it is said in a toast. */
export function useAction<Answer, Given = void>({
  call,
  changesNothing = false,
  done,
  failed,
  onDone,
}: Act<Given, Answer>) {
  const { mutate, isPending } = useMutation({
    mutationFn: call,
    meta: { changesNothing },
    onSuccess: (answer, given) => {
      const said = typeof done === 'function' ? done(answer, given) : done
      if (said !== undefined) showToast(typeof said === 'string' ? { text: said } : said)
      onDone?.(answer, given)
    },
    onError: (error) => toastFailure(error, failed),
  })
  return { act: mutate, isPending }
}

/** A failed call as the panel says it; that the session has ended is said by the login that comes up. */
export function toastFailure(error: unknown, { title = 'Błąd', fallback }: { title?: string; fallback?: string } = {}) {
  if (isSessionEnd(error)) return
  showToast({ title, text: sentenceOf(error, fallback), tone: 'failure' })
}
