export function ShippingTab() {
  return <p>Wysyłka</p>
}
