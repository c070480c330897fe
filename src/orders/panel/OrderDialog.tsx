import { PanelDialog } from '../../web/panel/PanelDialog.tsx'

/** All of an order. */
export function OrderDialog({ id, onClose }: { id: number; onClose(): void }) {
  return (
    <PanelDialog title={`Szczegóły zamówienia #${id}`} onClose={onClose}>
      <p>Ładowanie zamówienia...</p>
    </PanelDialog>
  )
}
