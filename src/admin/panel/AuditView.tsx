export function AuditView() {
  return <p>Dziennik</p>
}
