export function DiscountsTab() {
  return <p>Rabaty</p>
}
