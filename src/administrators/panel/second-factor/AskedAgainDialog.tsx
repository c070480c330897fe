import { Dialog } from 'radix-ui'
import type { Proof } from '../../../schemas/second-factor.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { useFocusReturn } from '../../../panel-kit/PanelDialog.tsx'
import { readResponse } from '../../../web/api.ts'
import { ProofForm } from './ProofForm.tsx'
import { answerWithPasskey, type Options } from './passkeys.ts'

interface Props {
  proofs: readonly Proof[]
  answer(isConfirmed: boolean): void
}

/** Asks for a passkey, a code or the password before what a stranger at an open panel must not do. */
export default function AskedAgainDialog({ proofs, answer }: Props) {
  const returnFocus = useFocusReturn()
  const confirmation = api.admin.session.confirmation
  return (
    <Dialog.Root open onOpenChange={() => answer(false)}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-veil-in bg-ink/40" />
        <Dialog.Content
          onCloseAutoFocus={returnFocus}
          className="fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] -translate-1/2 overflow-y-auto rounded bg-paper p-6 shadow-xl outline-none"
        >
          <Dialog.Title className="text-xl">Potwierdź, że to Ty</Dialog.Title>
          <Dialog.Description className="mt-2 text-sm text-mid">
            Ta czynność dotyczy pieniędzy, danych osób albo dostępu do sklepu. Po potwierdzeniu wykona się od razu.
          </Dialog.Description>
          <ProofForm
            proofs={proofs}
            label="Potwierdź"
            showPasskey={async () => {
              const options = await readResponse(confirmation.options.$post())
              const shown = await answerWithPasskey(options as Options)
              await readResponse(confirmation.$post({ json: { answer: shown } }))
            }}
            showTyped={(json) => readResponse(confirmation.$post({ json }))}
            onShown={() => answer(true)}
          />
          <div className="mt-4 flex justify-end border-t border-line pt-4">
            <PanelButton onClick={() => answer(false)}>Anuluj</PanelButton>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
