/** The panel speaks Polish only, so its sentences have no counterpart in the other languages. */
export const panelFailures = {
  wrong_credentials: 'Nieprawidłowa nazwa użytkownika lub hasło.',
  product_changed_meanwhile: 'Ten produkt został w międzyczasie zmieniony. Odśwież dane i spróbuj ponownie.',
  team_member_not_found: 'Nie ma takiego członka zespołu.',
  team_member_changed_meanwhile:
    'Dane tego członka zespołu zostały w międzyczasie zmienione. Odśwież je i spróbuj ponownie.',
  member_not_found: 'Nie ma takiego członka.',
  order_changed_meanwhile: 'To zamówienie zostało w międzyczasie zmienione. Odśwież dane i spróbuj ponownie.',
  order_not_refundable: 'Nie ma czego zwrócić: za to zamówienie nie zapłacono albo wszystko już zwrócono.',
  refund_too_high: 'Ta kwota jest wyższa niż to, co można jeszcze zwrócić.',
  refund_refused: 'Operator płatności odmówił zwrotu. Klient nie dostał pieniędzy.',
  shipping_rate_not_found: 'Nie ma takiej stawki wysyłki.',
  shipping_rate_changed_meanwhile:
    'Ta stawka wysyłki została w międzyczasie zmieniona. Odśwież dane i spróbuj ponownie.',
  shipping_rate_reversed: 'Maksymalna waga nie może być mniejsza od minimalnej.',
  discount_code_not_found: 'Nie ma takiego kodu rabatowego.',
  discount_code_changed_meanwhile: 'Ten kod rabatowy został w międzyczasie zmieniony. Odśwież dane i spróbuj ponownie.',
  discount_code_taken: 'Taki kod rabatowy już istnieje.',
  discount_code_used: 'Ten kod rabatowy został już użyty w zamówieniu, więc nie można go usunąć. Można go wyłączyć.',
  discount_percentage_too_high: 'Rabat procentowy nie może przekraczać 100%.',
  discount_code_ends_early: 'Koniec ważności musi być późniejszy niż jej początek.',
  webhook_signature: 'Podpis tej wiadomości nie jest podpisem Stripe.',
  contact_message_not_found: 'Nie ma już takiej wiadomości.',
  mail_not_found: 'Nie ma takiej wiadomości.',
  mail_not_failed: 'Tylko wiadomość, której nie udało się wysłać, można wysłać ponownie.',
}
