const columnsOfImport =
  'Dozwolone kolumny to nazwa (businessName), email (emailAddress), kontakt (contactPerson) i typ (businessType).'

/**
 * The panel speaks Polish only, so its sentences have no counterpart in the other languages. A word in braces is filled in from the
 * facts of the failure.
 */
export const panelFailures = {
  clearing_not_asked: 'Ktoś już odpowiedział na to pytanie albo nie jest już potrzebne. Odśwież dane.',
  no_number_to_check: 'Kupujący nie podał numeru VAT kraju Unii, więc nie ma czego sprawdzić w\u00A0VIES.',
  not_taxable_at_home: 'To zamówienie ma już fakturę albo jest opodatkowane stawkami krajowymi. Odśwież dane.',
  clock_not_doubted: 'Zegar już się zgadza. Odśwież dane.',
  wrong_credentials: 'Nieprawidłowa nazwa użytkownika lub hasło.',
  second_factor_needed: 'Hasło jest poprawne. Potwierdź jeszcze, że to Ty.',
  sign_in_step_over: 'Minęło za dużo czasu. Zaloguj się od początku.',
  proof_wrong: 'Ten kod nie pasuje albo był już użyty.',
  passkey_refused: 'Tym kluczem dostępu nie udało się potwierdzić, że to Ty. Spróbuj jeszcze raz albo inaczej.',
  passkeys_impossible: 'Pod tym adresem przeglądarki nie pozwalają na klucze dostępu.',
  passkey_known: 'Ten klucz dostępu jest już na liście.',
  too_many_passkeys: 'Można mieć najwyżej 20 kluczy dostępu.',
  second_factor_missing: 'Nie ma już takiego drugiego składnika. Odśwież dane.',
  app_code_wrong: 'Ten kod nie pasuje. Sprawdź, czy zegar telefonu jest dobrze ustawiony, i wpisz nowy kod.',
  app_unreadable:
    'Tego kodu nie można sprawdzić, bo na serwerze brakuje klucza, którym zaszyfrowano sekret aplikacji. Użyj kodu zapasowego albo klucza dostępu; pomoże też polecenie npm run admin -- reset-second-factor NAZWA.',
  confirmation_needed: 'Ta czynność wymaga potwierdzenia, że to Ty. Nic nie zostało zmienione.',
  ksef_document_not_found: 'Ten dokument nie idzie do KSeF albo nie ma jeszcze takiego pliku. Odśwież dane.',
  ksef_document_not_refused: 'Ten dokument nie jest odrzucony: jest w drodze albo KSeF już go przyjął. Odśwież dane.',
  setup_link_void:
    'Ten link już nie działa: został użyty, minął jego czas albo hasło zostało zmienione. Zaloguj się nazwą i hasłem.',
  email_link_void:
    'Ten link już nie działa: został użyty, minął jego czas albo podano inny adres. Bieżący adres jest w zakładce Konto.',
  username_taken: 'Jest już administrator o tej nazwie.',
  administrator_not_found: 'Nie ma już takiego administratora.',
  administrator_changed_meanwhile:
    'Ten administrator został w\u00A0międzyczasie zmieniony. Odśwież dane i\u00A0spróbuj ponownie.',
  last_administrator: 'To jedyny administrator, więc nie można go usunąć. Najpierw zaproś kogoś.',
  last_owner: 'To jedyny właściciel, który może się zalogować. Najpierw nadaj rolę właściciela komuś innemu.',
  gross_weight_below_net: 'Waga z\u00A0opakowaniem nie może być mniejsza od wagi netto',
  product_changed_meanwhile: 'Ten produkt został w międzyczasie zmieniony. Odśwież dane i spróbuj ponownie.',
  products_changed_meanwhile:
    'Ktoś w\u00A0międzyczasie zmienił, dodał albo usunął produkt. Kolejność jest taka jak przedtem; ustaw ją jeszcze raz.',
  review_not_found: 'Nie ma już takiej opinii. Odśwież dane.',
  review_changed_meanwhile: 'Autor zmienił tę opinię albo ktoś już o\u00A0niej zdecydował. Odśwież dane.',
  packaged_thing_not_found: 'Nie ma już takiego produktu ani kartonu. Odśwież dane.',
  country_unknown: 'Nie znamy takiego kraju.',
  promotion_not_found: 'Nie ma takiej promocji.',
  promotion_not_running: 'Ta promocja teraz nie trwa, więc nie można jej zakończyć.',
  promotion_has_begun: 'Ta promocja już się zaczęła, więc nie można jej usunąć. Trwającą można zakończyć.',
  promotion_starts_in_past: 'Promocja nie może zacząć się w przeszłości. Puste pole oznacza: od tej chwili.',
  promotion_ends_before_start: 'Koniec promocji musi być późniejszy niż jej początek.',
  promotion_too_long: 'Promocja może trwać najwyżej 366 dni.',
  promotions_overlap: 'W tym czasie ten produkt ma już inną promocję: od {from} do {until}.',
  promotion_not_below_regular: 'Cena promocyjna musi być niższa od regularnej, czyli od {regular}.',
  price_below_promotion:
    'Cena regularna musi być wyższa od promocyjnej ({promotion}). Najpierw zakończ lub usuń promocję.',
  price_fixed_in_promotion:
    'W czasie promocji nie można zmienić ceny regularnej, bo to ona jest przekreślona. Najpierw zakończ promocję.',
  words_changed_meanwhile: 'Te teksty zostały w międzyczasie zmienione. Odśwież dane i spróbuj ponownie.',
  no_words_drafted: 'W tej części nie ma niczego do opublikowania ani do odrzucenia.',
  settings_changed_meanwhile: 'Te ustawienia zostały w międzyczasie zmienione. Odśwież dane i spróbuj ponownie.',
  picture_too_small:
    'Ten obraz jest zbyt mały: ma {width} × {height} pikseli, a w\u00A0tym miejscu potrzeba co najmniej {leastWidth} × {leastHeight}.',
  picture_crop_outside: 'Kadr wychodzi poza obraz. Wybierz go jeszcze raz.',
  picture_source_gone: 'Tego obrazu już nie ma. Prześlij go jeszcze raz.',
  picture_changed_meanwhile: 'Ten obraz został w\u00A0międzyczasie zmieniony. Odśwież dane i\u00A0spróbuj ponownie.',
  backup_not_found: 'Nie ma tu takiej kopii zapasowej. Odśwież listę.',
  backup_unusable: 'Ta kopia jest uszkodzona albo zrobił ją nowszy program. Niczego nie zmieniono. Wybierz inną kopię.',
  backup_key_unreadable: 'To nie jest klucz prywatny: zaczyna się od AGE-SECRET-KEY-1 i ma 74 znaki.',
  backup_key_wrong: 'Ten klucz nie otwiera tej kopii: zaszyfrowano ją do innego.',
  backup_not_brought: 'Kopii nie udało się sprowadzić. {why}',
  restore_under_way: 'Trwa już przywracanie sklepu z\u00A0kopii. Poczekaj na jego koniec.',
  backup_under_way: 'To już trwa. Poczekaj na koniec.',
  settings_copy_missing: 'Wybierz plik z\u00A0kopią ustawień.',
  settings_copy_too_large: 'Ten plik jest za duży: kopia ustawień ma najwyżej 20\u00A0MB.',
  settings_copy_unreadable: 'To nie jest kopia ustawień albo plik jest uszkodzony. Nic nie zostało zmienione.',
  settings_copy_newer: 'Ta kopia jest z\u00A0nowszego programu. Najpierw zaktualizuj sklep. Nic nie zostało zmienione.',
  settings_copy_wrong: 'Nic nie zostało zmienione, bo w\u00A0kopii coś się nie zgadza.\n{problems}',
  team_member_not_found: 'Nie ma takiego członka zespołu.',
  team_member_changed_meanwhile:
    'Dane tego członka zespołu zostały w międzyczasie zmienione. Odśwież je i spróbuj ponownie.',
  legal_draft_changed_meanwhile:
    'Ten szkic został w\u00A0międzyczasie zmieniony. Odśwież dane i\u00A0spróbuj ponownie.',
  legal_version_unknown: 'Nie ma takiej wersji dokumentu.',
  legal_version_taken:
    'Jest już wersja z\u00A0tego dnia, a\u00A0ogłoszonej wersji nie można zmienić. Najwcześniejszy wolny dzień: {earliest}.',
  legal_version_planned:
    'Zaplanowana jest już wersja od {day}. Odwołaj ją, zanim ogłosisz następną, albo poczekaj, aż zacznie obowiązywać.',
  legal_day_out_of_range: 'Wersja może obowiązywać najwcześniej od dziś i\u00A0najpóźniej za rok.',
  legal_text_incomplete: 'Tego tekstu nie można jeszcze ogłosić. {problem}',
  member_not_found: 'Nie ma takiego członka.',
  materials_sent_already: 'Materiały zostały już wysłane. Jeśli mają pójść jeszcze raz, wyślij je ponownie.',
  order_not_to_pack: '{order} nie ma do spakowania: {reason}.',
  order_code_unknown: 'Nie ma zamówienia o\u00A0kodzie „{code}”.',
  parcel_announced:
    'Zamówienia {number} nie da się już cofnąć: list do klienta wyszedł albo ktoś zmienił je dalej. Biuro może zmienić stan w\u00A0szczegółach zamówienia, pod „Inne”.',
  carrier_not_set: 'Przewoźnik nie jest ustawiony. Zrób to w\u00A0Ustawieniach, w\u00A0części „Przewoźnik”.',
  carrier_away: 'Przewoźnik nie odpowiada. Niczego nie kupiono. Spróbuj za chwilę.',
  carrier_key: 'Przewoźnik nie przyjmuje klucza sklepu. Sprawdź Ustawienia, część „Przewoźnik”.',
  carrier_refused: 'Przewoźnik odmówił: {why}.',
  shipment_not_found: 'Nie ma takiej przesyłki. Odśwież dane.',
  shipment_not_cancellable:
    'Tej przesyłki nie można już anulować u\u00A0przewoźnika. Nie oddawaj paczki, a\u00A0o\u00A0opłatę zapytaj przewoźnika.',
  shipment_not_retriable: 'Z\u00A0tą przesyłką nie trzeba niczego próbować. Odśwież dane.',
  labels_missing: 'Nie ma jeszcze etykiet dla: {numbers}. Pozostałe wydrukuj osobno albo poczekaj chwilę.',
  collection_uncertain:
    'Przewoźnik nie potwierdził, czy przyjął zlecenie odbioru. Poczekaj minutę i\u00A0naciśnij jeszcze raz: sklep najpierw sprawdzi.',
  nothing_to_collect: 'Żadna z\u00A0tych paczek nie czeka na odbiór: nie mają etykiet albo odbiór jest już zlecony.',
  no_return_label:
    'Etykiety zwrotnej nie ma: żadnej paczki tego zamówienia nie nadano przez sklep u\u00A0tego przewoźnika. Klient odsyła ją sam.',
  refund_not_to_send: 'Ten zwrot jest już załatwiony albo nie idzie przelewem. Odśwież dane.',
  sent_in_future: 'Ten dzień dopiero nadejdzie. Wpisz dzień, w\u00A0którym przelew wyszedł z\u00A0konta.',
  transfer_known:
    'Ten przelew zapisano już przy zamówieniu {orderNumber}, z\u00A0inną kwotą albo za co innego. Niczego nie zmieniono.',
  transfer_seems_known:
    'Przy tym zamówieniu jest już taki przelew: {amount}\u00A0zł z\u00A0dnia {paidOn}, zapisany przez: {by}. Jeśli to ten sam, nic więcej nie trzeba. Jeśli wpłynął drugi taki, naciśnij „To inny przelew”.',
  transfer_in_future: 'Ten dzień dopiero nadejdzie. Wpisz dzień, w\u00A0którym pieniądze były na koncie.',
  transfer_too_early: 'Ten dzień jest dużo wcześniejszy niż zamówienie. Sprawdź rok i\u00A0miesiąc.',
  transfer_of_erased: 'Z\u00A0tego zamówienia usunięto już dane klienta, więc nie można zapisać przy nim przelewu.',
  order_changed_meanwhile: 'To zamówienie zostało w międzyczasie zmienione. Odśwież dane i spróbuj ponownie.',
  order_has_label:
    'Jest już etykieta z\u00A0wcześniejszym adresem i\u00A0wagą. Wycofaj ją w\u00A0sekcji „Przesyłki”, a\u00A0potem zmień zamówienie.',
  order_not_changeable:
    'Tego zamówienia nie można już zmienić: zostało wysłane, anulowane albo zwrócone, albo coś w\u00A0nim czeka na załatwienie. Sprawdź jego stan.',
  order_being_paid: 'Klient właśnie płaci za to zamówienie. Odśwież dane za chwilę i\u00A0spróbuj jeszcze raz.',
  change_refund_too_high:
    'Po tej zmianie trzeba by zwrócić więcej, niż zostało z\u00A0wpłat ({refundableAmount}). Część pieniędzy już zwrócono.',
  nothing_due: 'Do tego zamówienia nie trzeba nic dopłacać. Odśwież dane.',
  order_holds_nothing:
    'To zamówienie nie trzyma towaru: jest opłacone albo anulowane, towar już zwolniono, albo ktoś właśnie płaci.',
  order_has_left: 'Towar wyszedł już do klienta. Poczekaj, aż wróci; pieniądze zwrócisz w\u00A0„Zwrot pieniędzy”.',
  buyer_unchanged: 'Te dane są już na fakturze: nic się nie zmienia.',
  buyer_not_correctable:
    'Tej faktury nie można tak poprawić: zastąpiła ją inna, jej zamówienie nie ma już danych osobowych albo całość zwrócono.',
  buyer_taxed_otherwise:
    'Tę sprzedaż opodatkowano według nabywcy: 0% dla firmy z\u00A0innego państwa Unii albo stawką państwa, w\u00A0którym mieszka konsument. Z\u00A0tym numerem podatek byłby inny, a\u00A0poprawienie nabywcy go nie zmienia. Zapytaj księgową lub księgowego.',
  receipt_without_number:
    'Za to zapłacono na miejscu, na paragon bez NIP. Do takiej sprzedaży nie wolno wystawić faktury z NIP (art. 106b ust. 5 ustawy o VAT).',
  dispute_not_to_decide: 'Ten spór nie jest przegrany albo ktoś już zdecydował. Odśwież dane.',
  order_not_refundable: 'Nie ma czego zwrócić: za to zamówienie nie zapłacono albo wszystko już zwrócono.',
  destination_rates_missing:
    'Najpierw uzupełnij stawki: w\u00A0tych krajach coś, co tam sprzedajesz, nie ma stawki VAT: {countries}.',
  destination_since_in_past: 'Ten dzień już minął. Zamówień, które już są, sklep nie opodatkuje na nowo.',
  destination_tax_changed_meanwhile: 'Ktoś w\u00A0międzyczasie to zmienił. Odśwież dane i\u00A0spróbuj ponownie.',
  destination_rate_not_found: 'Nie ma już takiej stawki. Odśwież dane.',
  destination_product_unknown: 'Nie ma takiego produktu. Odśwież dane.',
  refund_rate_unknown: 'W\u00A0tym zamówieniu nie ma towarów z\u00A0taką stawką VAT.',
  refund_too_high: 'Ta kwota jest wyższa niż to, co można jeszcze zwrócić.',
  refund_refused: 'Operator płatności odmówił zwrotu. Klient nie dostał pieniędzy.',
  shipping_rate_not_found: 'Nie ma takiej stawki wysyłki.',
  shipping_rate_changed_meanwhile:
    'Ta stawka wysyłki została w międzyczasie zmieniona. Odśwież dane i spróbuj ponownie.',
  shipping_box_not_found: 'Nie ma takiego kartonu.',
  shipping_box_changed_meanwhile:
    'Ten karton został w\u00A0międzyczasie zmieniony. Odśwież dane i\u00A0spróbuj ponownie.',
  shipping_box_name_taken: 'Karton o\u00A0tej nazwie już jest.',
  too_many_shipping_boxes: 'Kartonów jest już 50. Usuń najpierw te, których nie używacie.',
  shipping_box_too_heavy:
    'Razem z\u00A0kartonem to ponad 31,5\u00A0kg, a\u00A0kurier więcej w\u00A0jednej paczce nie przyjmuje.',
  shipping_box_too_large:
    'Kurier przyjmuje paczki do 120\u00A0cm w\u00A0najdłuższym boku i\u00A0220\u00A0cm razem w\u00A0trzech.',
  shipping_rate_without_countries: 'Wybierz co najmniej jeden kraj',
  shipping_zone_of_rate_not_found: 'Ktoś w\u00A0międzyczasie usunął tę strefę. Odśwież dane i\u00A0spróbuj ponownie.',
  shipping_zone_not_found: 'Nie ma takiej strefy.',
  shipping_zone_changed_meanwhile:
    'Ta strefa została w\u00A0międzyczasie zmieniona. Odśwież dane i\u00A0spróbuj ponownie.',
  shipping_zone_name_taken: 'Strefa o\u00A0tej nazwie już jest.',
  too_many_shipping_zones: 'Stref jest już bardzo dużo. Usuń najpierw te, których nie używacie.',
  shipping_zone_named_by_rates:
    'Tej strefy używają stawki: {rates}. Zmień je najpierw albo usuń. Nic nie zostało zmienione.',
  shipping_rate_days_reversed: 'Podaj oba: najmniej i\u00A0najwięcej dni, w\u00A0tej kolejności.',
  lockers_abroad: 'Paczkomaty są tylko w\u00A0Polsce.',
  shipping_rate_reversed: 'Maksymalna waga nie może być mniejsza od minimalnej.',
  stock_not_enough:
    'Do sprzedania jest tylko {available} szt.; reszta należy do zamówień. Najpierw zmień albo anuluj zamówienie.',
  stock_changed_meanwhile:
    'W\u00A0międzyczasie coś wyszło albo przyszło. Nic nie zapisano. Policz jeszcze raz i\u00A0porównaj z\u00A0nową liczbą.',
  lot_not_found: 'Nie ma takiej partii.',
  lots_do_not_fit:
    'Te partie nie pasują do zamówienia: sztuk jest więcej, niż zamówiono, albo partia jest innego produktu.',
  recall_nobody: 'Nie ma do kogo napisać: list już wysłano albo nikt nie dostał jeszcze tej partii.',
  discount_code_not_found: 'Nie ma takiego kodu rabatowego.',
  discount_code_changed_meanwhile: 'Ten kod rabatowy został w międzyczasie zmieniony. Odśwież dane i spróbuj ponownie.',
  discount_code_taken: 'Taki kod rabatowy już istnieje.',
  discount_code_used: 'Ten kod rabatowy został już użyty w zamówieniu, więc nie można go usunąć. Można go wyłączyć.',
  discount_percentage_too_high: 'Rabat procentowy nie może przekraczać 100%.',
  discount_code_ends_early: 'Koniec ważności musi być późniejszy niż jej początek.',
  webhook_signature: 'Podpis tej wiadomości nie jest podpisem Stripe.',
  not_a_person: 'Wpisz pełny adres e-mail albo numer zamówienia, na przykład S-2026-000123.',
  order_of_nobody: 'Z\u00A0tego zamówienia usunięto już dane osobowe.',
  order_address_cleared:
    'W\u00A0tym zamówieniu jest jeszcze nazwisko, ale z\u00A0adresu e-mail został tylko skrót. Wpisz adres, pod którym zamówiono.',
  person_changed_meanwhile: 'W\u00A0międzyczasie coś się zmieniło. Sprawdź jeszcze raz, co zniknie.',
  note_not_found: 'Nie ma już takiej notatki.',
  nothing_to_note: 'Nie ma już tego, czego dotyczy notatka albo znacznik: dane zostały usunięte.',
  note_of_somebody_else: 'Tę notatkę może zmienić tylko jej autor. Możesz dopisać swoją.',
  too_many_tags: 'Najwyżej 20 znaczników. Usuń któryś, zanim dodasz następny.',
  person_not_found: 'Nie ma już takiego klienta na liście.',
  privacy_request_not_found: 'Nie ma takiej prośby.',
  privacy_request_changed_meanwhile:
    'Ta prośba została w\u00A0międzyczasie zmieniona. Odśwież dane i\u00A0spróbuj ponownie.',
  privacy_request_in_future: 'Prośba nie mogła przyjść w\u00A0przyszłości.',
  contact_message_not_found: 'Nie ma już takiej wiadomości.',
  order_withdrawal_waits: 'Odstąpienie od umowy czeka na załatwienie: oznacz je w\u00A0jego sekcji.',
  statement_missing: 'Wybierz plik z\u00A0wyciągiem.',
  statement_too_large: 'Plik jest zbyt duży. Może mieć najwyżej 8 MB; pobierz z\u00A0banku krótszy okres.',
  statement_unknown:
    'To nie jest wyciąg, który umiemy wczytać. Pobierz ze strony banku historię rachunku jako CSV albo wyciąg MT940.',
  statement_too_long: 'Ten wyciąg ma ponad 20 000 wpłat. Pobierz z\u00A0banku krótszy okres.',
  statement_line_not_found: 'Nie ma już takiej wpłaty. Odśwież dane.',
  statement_line_changed_meanwhile: 'Ktoś inny zdecydował już o\u00A0tej wpłacie. Odśwież dane.',
  statement_order_unknown: 'Nie ma zamówienia o takim numerze.',
  withdrawal_not_found: 'Nie ma już takiego oświadczenia.',
  withdrawal_assigned: 'To oświadczenie jest już przypisane do zamówienia. Odśwież dane.',
  withdrawal_order_unknown: 'Nie ma zamówienia o takim numerze.',
  withdrawal_goods_not_back_yet: 'Ta data jeszcze nie nadeszła.',
  newsletter_reader_not_found: 'Nie ma takiego odbiorcy.',
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
  product_file_too_large: 'Plik jest zbyt duży. Może mieć najwyżej 4 MB; podziel go na mniejsze.',
  product_file_only_header: 'W tym pliku są tylko nazwy kolumn, bez żadnego produktu.',
  product_file_too_long: 'W tym pliku jest więcej niż 1000 produktów. Podziel go na mniejsze.',
  product_columns_unknown:
    'Nieznane kolumny: {names}. Kolumny muszą się nazywać tak, jak w\u00A0tabeli z\u00A0„Eksportuj CSV”; zbędne można usunąć.',
  product_columns_doubled: 'Powtórzone kolumny: {names}. Zostaw każdą tylko raz.',
  product_columns_missing:
    'Brakuje kolumny „numer”, „adres strony” albo „nazwa”: nie wiadomo, o\u00A0których produktach mowa.',
  product_import_outdated:
    'Od sprawdzenia pliku coś się w\u00A0sklepie zmieniło, więc import zrobiłby co innego, niż widać. Niczego nie zmieniono. Sprawdź plik jeszcze raz.',
  campaign_not_found: 'Nie ma takiej kampanii.',
  campaign_is_over: 'Ta kampania jest już zakończona.',
  campaign_key_reused: 'Pod tym oznaczeniem wysłano już wiadomość do innych osób.',
  campaign_without_recipients: 'Nie ma do kogo wysłać: na liście nie ma takich kontaktów.',
  test_address_unsubscribed: 'Ten adres wypisał się z wiadomości, więc nie dostanie także próbnej.',
  mail_not_found: 'Nie ma takiej wiadomości.',
  mail_not_failed: 'Tylko wiadomość, której nie udało się wysłać, można wysłać ponownie.',
}
