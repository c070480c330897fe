export function ProductsTab() {
  return <p>Produkty</p>
}
