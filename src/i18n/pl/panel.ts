const columnsOfImport =
  'Dozwolone kolumny to nazwa (businessName), email (emailAddress), kontakt (contactPerson) i typ (businessType).'

/**
 * The panel speaks Polish only, so its sentences have no counterpart in the other languages. A word in braces is filled in from the
 * facts of the failure.
 */
export const panelFailures = {
  wrong_credentials: 'Nieprawidłowa nazwa użytkownika lub hasło.',
  product_changed_meanwhile: 'Ten produkt został w międzyczasie zmieniony. Odśwież dane i spróbuj ponownie.',
  team_member_not_found: 'Nie ma takiego członka zespołu.',
  team_member_changed_meanwhile:
    'Dane tego członka zespołu zostały w międzyczasie zmienione. Odśwież je i spróbuj ponownie.',
  member_not_found: 'Nie ma takiego członka.',
  materials_sent_already: 'Materiały zostały już wysłane. Jeśli mają pójść jeszcze raz, wyślij je ponownie.',
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
  marketing_contact_not_found: 'Nie ma takiego kontaktu.',
  marketing_contact_changed_meanwhile: 'Ten kontakt został w międzyczasie zmieniony. Odśwież dane i spróbuj ponownie.',
  marketing_contact_taken: 'Kontakt z tym adresem e-mail już istnieje.',
  marketing_contact_not_unsubscribed: 'Ten kontakt nie jest wypisany z wiadomości.',
  import_file_missing: 'Wybierz plik CSV',
  import_too_large: 'Plik jest zbyt duży. Może mieć najwyżej 16 MB; podziel go na mniejsze.',
  import_not_csv: 'To nie jest plik CSV. Zapisz listę w arkuszu jako „CSV UTF-8” i spróbuj ponownie.',
  import_empty: 'Ten plik jest pusty.',
  import_only_header: 'W tym pliku są tylko nazwy kolumn, bez żadnego kontaktu.',
  import_too_many_rows: 'W tym pliku jest więcej niż 50 000 wierszy. Podziel go na mniejsze.',
  import_columns_unknown: `Nieznane kolumny: {names}. ${columnsOfImport}`,
  import_columns_missing: `Brakujące kolumny: {names}. ${columnsOfImport}`,
  import_columns_doubled: `Powtórzone kolumny: {names}. ${columnsOfImport}`,
  import_row_too_long: 'Wiersz {row} jest zbyt długi. Sprawdź, czy w pliku kończy się każdy cudzysłów.',
  import_quote_open: 'W wierszu {row} zaczyna się cudzysłów, który się nie kończy. Popraw plik i spróbuj ponownie.',
  campaign_not_found: 'Nie ma takiej kampanii.',
  campaign_is_over: 'Ta kampania jest już zakończona.',
  campaign_key_reused: 'Pod tym oznaczeniem wysłano już wiadomość do innych osób.',
  campaign_without_recipients: 'Nie ma do kogo wysłać: na liście nie ma takich kontaktów.',
  test_address_unsubscribed: 'Ten adres wypisał się z wiadomości, więc nie dostanie także próbnej.',
  mail_not_found: 'Nie ma takiej wiadomości.',
  mail_not_failed: 'Tylko wiadomość, której nie udało się wysłać, można wysłać ponownie.',
}
