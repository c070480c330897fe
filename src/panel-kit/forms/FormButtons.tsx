import type { FieldValues } from 'react-hook-form'
import { PanelButton } from '../PanelButton.tsx'
import type { PanelForm } from './usePanelForm.ts'

interface Props<Values extends FieldValues> {
  form: PanelForm<Values>
  label: string
  sendingLabel?: string
  /** Where there is something to go back to; else the form is emptied. */
  onCancel?: (() => void) | undefined
}

/** Sends a form, or leaves it. */
export function FormButtons<Values extends FieldValues>({ form, label, sendingLabel, onCancel }: Props<Values>) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <PanelButton type="submit" look="solid" isPending={form.isSending}>
        {form.isSending ? (sendingLabel ?? 'Zapisywanie...') : label}
      </PanelButton>
      {onCancel && <PanelButton onClick={onCancel}>Anuluj</PanelButton>}
      {form.isDirty && !form.isSending && <span className="text-xs text-mid">Niezapisane zmiany</span>}
    </div>
  )
}
