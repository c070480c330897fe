import { FileKey } from 'lucide-react'
import { FileButton } from '../../panel-kit/fields/FileButton.tsx'
import { TextField } from '../../panel-kit/fields/PanelField.tsx'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { PanelDialog } from '../../panel-kit/PanelDialog.tsx'
import { formatMoment } from '../../panel-kit/panel-format.ts'
import { readResponse } from '../../web/api.ts'
import { bringRequest, type Brought, type ListedBackup } from '../backup.ts'

const said: Record<Brought['settingsKey'], string> = {
  same: 'Kopia jest tutaj. Możesz ją pobrać albo przywrócić.',
  other:
    'Kopia jest tutaj. Hasła i klucze z jej ustawień zaszyfrowano innym kluczem: po przywróceniu wpisz je na nowo, albo przywróć ją poleceniem „restore --from-bucket”.',
  missing: 'Kopia jest tutaj. Klucza ustawień przy niej nie było: po przywróceniu wpisz hasła i klucze na nowo.',
}

/** Asks for the private key of a backup that only the bucket has, and brings it here. */
export function BringDialog({ backup: { name, madeAt }, onClose }: { backup: ListedBackup; onClose(): void }) {
  const form = usePanelForm({
    schema: bringRequest,
    values: { privateKey: '' },
    send: (json: { privateKey: string }) =>
      readResponse(api.admin.backups[':name'].bring.$post({ param: { name }, json })),
    done: ({ settingsKey }: Brought) => said[settingsKey],
    onSent: onClose,
  })
  const read = async (file: File | undefined) => {
    const text = await file?.slice(0, 4_000).text()
    // A field of one line would join the key to the line before it.
    const key = text?.match(/AGE-SECRET-KEY-1[A-Z\d]{58}/i)?.[0] ?? text
    if (key !== undefined) form.setValue('privateKey', key, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <PanelDialog title="Sprowadź kopię z magazynu" isSmall onClose={onClose}>
      <p className="mb-4 text-sm">
        Kopia z <strong className="font-medium">{formatMoment(madeAt)}</strong> leży w magazynie zaszyfrowana. Program
        sprowadzi ją na ten serwer i odszyfruje kluczem prywatnym, którego sam nie ma.
      </p>
      <PanelFormFrame form={form} label="Sprowadzenie kopii" className="space-y-4">
        <TextField
          form={form}
          name="privateKey"
          type="password"
          label="Klucz prywatny"
          hint="Zaczyna się od AGE-SECRET-KEY-1. Program użyje go raz i nigdzie go nie zapisze."
          autoComplete="off"
          spellCheck={false}
        />
        <div className="text-sm">
          <FileButton
            icon={FileKey}
            aria-label="Wczytaj klucz z pliku"
            disabled={form.isSending}
            choose={(file) => void read(file)}
          >
            Wczytaj z pliku
          </FileButton>
        </div>
        <p className="text-sm text-mid">
          Na dysku serwera kopia nie będzie zaszyfrowana, jak inne tutaj. Zniknie przy porządkowaniu, jeśli nie należy
          do tych, które zostają.
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <PanelButton onClick={onClose}>Anuluj</PanelButton>
          <PanelButton type="submit" look="solid" isPending={form.isSending}>
            Sprowadź kopię
          </PanelButton>
        </div>
      </PanelFormFrame>
    </PanelDialog>
  )
}
