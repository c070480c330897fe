export function MailsView() {
  return <p>Poczta</p>
}
