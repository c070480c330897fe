import * as z from 'zod/mini'
import { TextField } from '../../../panel-kit/fields/PanelField.tsx'
import { PanelFormFrame } from '../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../panel-kit/forms/usePanelForm.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { PanelDialog } from '../../../panel-kit/PanelDialog.tsx'
import { readResponse } from '../../../web/api.ts'
import { passkeyName } from '../../second-factor/second-factor.ts'
import { makePasskey, type CreationOptions } from './passkeys.ts'

interface Props {
  onClose(): void
  onAdded(recoveryCodes: string[] | null): void
}

/** Has the browser make a passkey, under a name by which its holder knows it. */
export default function PasskeySetup({ onClose, onAdded }: Props) {
  const { passkeys } = api.admin['second-factor']
  const form = usePanelForm({
    schema: z.object({ name: passkeyName }),
    values: { name: '' },
    async send({ name }) {
      const options = await readResponse(passkeys.options.$post())
      const answer = await makePasskey(options as CreationOptions)
      return readResponse(passkeys.$post({ json: { name, answer } }))
    },
    done: 'Klucz dostępu działa',
    failed: { fallback: 'Przeglądarka nie utworzyła klucza dostępu. Spróbuj jeszcze raz.' },
    onSent: ({ recoveryCodes }) => onAdded(recoveryCodes),
  })
  return (
    <PanelDialog title="Klucz dostępu" isSmall onClose={onClose}>
      <p className="text-sm">
        Przeglądarka zapyta, gdzie go utworzyć: na tym urządzeniu, na telefonie albo na kluczu USB. Potem wystarczy
        odcisk palca, twarz albo PIN.
      </p>
      <PanelFormFrame form={form} label="Nowy klucz dostępu" className="mt-5 space-y-4">
        <TextField form={form} name="name" label="Nazwa" hint="Na przykład: laptop w biurze" autoComplete="off" />
        <PanelButton type="submit" look="solid" isPending={form.isSending}>
          {form.isSending ? 'Czekam na klucz...' : 'Utwórz klucz dostępu'}
        </PanelButton>
      </PanelFormFrame>
    </PanelDialog>
  )
}
