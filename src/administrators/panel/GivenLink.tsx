import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { PanelDialog } from '../../panel-kit/PanelDialog.tsx'
import { panelBox } from '../../panel-kit/fields/PanelField.tsx'
import { showToast } from '../../ui/toasts.ts'

/** A link to choose a password that no letter brings: it is shown this once. */
export function GivenLink({ username, link, onClose }: { username: string; link: string; onClose(): void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      showToast({ text: 'Skopiowano link' })
    } catch {
      showToast({ title: 'Błąd', text: 'Przeglądarka nie pozwoliła skopiować linku.', tone: 'failure' })
    }
  }
  return (
    <PanelDialog title={`Link dla: ${username}`} isSmall onClose={onClose}>
      <p className="text-sm">
        Ten link nie pójdzie e-mailem, bo brakuje serwera poczty albo adresu. Przekaż go tej osobie bezpieczną drogą:
        kto go ma, wybiera hasło. Działa raz i widać go tylko teraz.
      </p>
      <label htmlFor="given-link" className="mt-4 mb-1 block text-sm font-medium">
        Link
      </label>
      <input
        id="given-link"
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className={panelBox}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        {window.isSecureContext && (
          <PanelButton look="solid" onClick={() => void copy()}>
            Kopiuj link
          </PanelButton>
        )}
        <PanelButton onClick={onClose}>Zamknij</PanelButton>
      </div>
    </PanelDialog>
  )
}
