import { AlertDialog } from 'radix-ui'
import { useQuestion } from './confirm.ts'
import { PanelButton } from './PanelButton.tsx'
import { useFocusReturn } from './PanelDialog.tsx'

/** The current confirmation question. The harmless answer has the focus. */
export function ConfirmDialog() {
  const question = useQuestion()
  return question && <Asked question={question} />
}

function Asked({ question }: { question: NonNullable<ReturnType<typeof useQuestion>> }) {
  const { title, text, agree, decline = 'Anuluj', answer } = question
  const returnFocus = useFocusReturn()
  return (
    <AlertDialog.Root open onOpenChange={() => answer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 animate-veil-in bg-ink/40" />
        <AlertDialog.Content
          onCloseAutoFocus={returnFocus}
          className="fixed top-1/2 left-1/2 z-50 w-[min(28rem,calc(100vw-2rem))] -translate-1/2 rounded bg-paper p-6 shadow-xl outline-none"
        >
          <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-mid">{text}</AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <PanelButton>{decline}</PanelButton>
            </AlertDialog.Cancel>
            <PanelButton look="danger" onClick={() => answer(true)}>
              {agree}
            </PanelButton>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
