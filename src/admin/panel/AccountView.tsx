export function AccountView() {
  return <p>Konto</p>
}
