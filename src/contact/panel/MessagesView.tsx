export function MessagesView() {
  return <p>Wiadomości</p>
}
