/** The panel speaks Polish only, so its sentences have no counterpart in the other languages. */
export const panelFailures = {
  wrong_credentials: 'Nieprawidłowa nazwa użytkownika lub hasło.',
  product_changed_meanwhile: 'Ten produkt został w międzyczasie zmieniony. Odśwież dane i spróbuj ponownie.',
  team_member_not_found: 'Nie ma takiego członka zespołu.',
  team_member_changed_meanwhile:
    'Dane tego członka zespołu zostały w międzyczasie zmienione. Odśwież je i spróbuj ponownie.',
  member_not_found: 'Nie ma takiego członka.',
  order_changed_meanwhile: 'To zamówienie zostało w międzyczasie zmienione. Odśwież dane i spróbuj ponownie.',
  mail_not_found: 'Nie ma takiej wiadomości.',
  mail_not_failed: 'Tylko wiadomość, której nie udało się wysłać, można wysłać ponownie.',
}
