import { application } from './application.ts'
/** Sentences of refusals that visitors can meet, under the codes of the answers. */
export const errors = {
  malformed: 'Nie udało się odczytać zapytania.',
  invalid: 'Proszę poprawić zaznaczone pola.',
  invalid_value: 'Nieprawidłowa wartość.',
  not_signed_in: 'Zaloguj się, aby kontynuować.',
  forbidden: 'Ta czynność jest niedozwolona.',
  not_found: 'Nie znaleziono.',
  too_large: 'Przesłane dane są zbyt duże.',
  wrong_type: 'Ten rodzaj danych nie jest obsługiwany.',
  // `#` says when: „za 5 minut”.
  too_many: 'Zbyt wiele prób. Spróbuj ponownie #.',
  unavailable: 'Usługa jest chwilowo niedostępna. Spróbuj ponownie za chwilę.',
  storage_full: 'Na serwerze zabrakło miejsca na dysku. Nic nie zostało zmienione.',
  internal: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie.',
  chef_already_applied: application.alreadyApplied.chef,
  restaurant_already_applied: application.alreadyApplied.restaurant,
  picture_unreadable:
    'Ten plik nie jest obrazem, który potrafimy odczytać. Użyj pliku JPEG, PNG, WebP, GIF, AVIF lub TIFF.',
  picture_too_big: 'Ten obraz jest zbyt duży. Zmniejsz go, na przykład do 12 megapikseli.',
  product_not_found: 'Nie ma takiego produktu.',
  unsubscribe_link_unknown: 'Nie znamy tego linku do wypisania.',
  email_taken: 'Na ten adres e-mail jest już założone konto. Zaloguj się albo odzyskaj hasło.',
  wrong_email_or_password: 'Nieprawidłowy adres e-mail lub hasło.',
  password_common: 'To hasło łatwo odgadnąć. Wybierz inne, na przykład kilka słów, które nic o Tobie nie mówią.',
  wrong_current_password: 'To nie jest obecne hasło.',
  recovery_link_used: 'Ten link został już użyty. Jeśli trzeba, poproś o nowy.',
  recovery_link_expired: 'Ten link stracił ważność. Poproś o nowy.',
  recovery_link_unknown: 'Nie znamy tego linku. Poproś o nowy.',
}
