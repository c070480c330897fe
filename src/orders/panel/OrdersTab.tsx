export function OrdersTab() {
  return <p>Zamówienia</p>
}
