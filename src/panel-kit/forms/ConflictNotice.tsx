import { useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { showToast } from '../../ui/toasts.ts'
import { PanelButton } from '../PanelButton.tsx'
import { toastFailure } from '../useAction.ts'
import type { PanelForm } from './usePanelForm.ts'

interface Props<Values extends FieldValues> {
  form: PanelForm<Values>
  /** Asks the server what is stored now, and has the next sending rest on that; undefined where it is gone. */
  load(): Promise<Values | undefined>
  /** In what the two differ. */
  children?: ReactNode
}

/** Says that somebody else was quicker. What was typed is still there, and one decides what becomes of it. */
export function ConflictNotice<Values extends FieldValues>({ form, load, children }: Props<Values>) {
  const [isLoading, setLoading] = useState(false)
  if (form.conflict === undefined) return null
  // The press that was refused last may not be over yet.
  const isBusy = isLoading || form.isSending

  const goOn = async (begin: (values: Values) => void) => {
    setLoading(true)
    try {
      const values = await load()
      if (values) begin(values)
      else showToast({ title: 'Błąd', text: 'Tej pozycji już nie ma. Ktoś ją usunął.', tone: 'failure' })
    } catch (error) {
      toastFailure(error)
    }
    setLoading(false)
  }
  return (
    <div role="alert" className="border-l-2 border-clay py-1 pl-4 text-sm">
      <p className="font-medium text-clay">{form.conflict}</p>
      <p className="mt-1 text-mid">Nic nie zostało zapisane, a wpisane dane są nadal w formularzu.</p>
      {children}
      <div className="mt-3 flex flex-wrap gap-3">
        <PanelButton isPending={isBusy} onClick={() => void goOn(form.reset)}>
          Wczytaj aktualny stan
        </PanelButton>
        <PanelButton look="quiet" isPending={isBusy} onClick={() => void goOn(form.rebase)}>
          Wczytaj i zachowaj moje zmiany
        </PanelButton>
      </div>
    </div>
  )
}
