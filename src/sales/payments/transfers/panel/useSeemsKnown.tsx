import { useState } from 'react'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { sentenceOf } from '../../../../panel-kit/panel-api.ts'
import { useAction } from '../../../../panel-kit/useAction.ts'
import { CallFailed } from '../../../../web/api.ts'
import type { transferSeemsKnown } from '../transfer.ts'

const refusal: ReturnType<typeof transferSeemsKnown>['code'] = 'transfer_seems_known'

interface Booking<Given, Answer> {
  book(given: Given, isAnother: boolean): Promise<Answer>
  done(answer: Answer, given: Given): string
  onDone?(): void
}

/** Where a transfer is refused because it seems noted already, one more press says that it is another. */
export function useSeemsKnown<Given, Answer>({ book, done, onDone }: Booking<Given, Answer>) {
  const [refused, setRefused] = useState<{ given: Given; sentence: string }>()
  const another = useAction({
    call: (given: Given) => book(given, true),
    done,
    onDone: () => {
      setRefused(undefined)
      onDone?.()
    },
  })
  return {
    async book(given: Given): Promise<Answer> {
      setRefused(undefined)
      return book(given, false).catch((error: unknown) => {
        if (error instanceof CallFailed && error.answer['code'] === refusal)
          setRefused({ given, sentence: sentenceOf(error) })
        throw error
      })
    },
    question: refused && (
      <div className="my-3 max-w-xl space-y-3 border-l-2 border-clay pl-4 text-sm">
        <p>{refused.sentence}</p>
        <PanelButton isPending={another.isPending} onClick={() => another.act(refused.given)}>
          To inny przelew
        </PanelButton>
      </div>
    ),
  }
}
