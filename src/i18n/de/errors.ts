import type { ErrorTexts } from '../errors.ts'
import { application } from './application.ts'

export const errors: ErrorTexts = {
  malformed: 'Die Anfrage konnte nicht gelesen werden.',
  invalid: 'Bitte korrigieren Sie die markierten Felder.',
  invalid_value: 'Dieser Wert ist ungültig.',
  not_signed_in: 'Bitte melden Sie sich an, um fortzufahren.',
  forbidden: 'Das ist nicht erlaubt.',
  not_found: 'Nicht gefunden.',
  too_large: 'Die gesendeten Daten sind zu groß.',
  wrong_type: 'Diese Art von Daten wird nicht unterstützt.',
  too_many: 'Zu viele Versuche. Bitte versuchen Sie es # erneut.',
  unavailable: 'Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
  storage_full: 'Die Festplatte des Servers ist voll. Es wurde nichts geändert.',
  internal: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  chef_already_applied: application.alreadyApplied.chef,
  restaurant_already_applied: application.alreadyApplied.restaurant,
  picture_unreadable:
    'Diese Datei ist kein Bild, das wir lesen können. Bitte verwenden Sie JPEG, PNG, WebP, GIF, AVIF oder TIFF.',
  picture_too_big: 'Dieses Bild ist zu groß. Bitte verkleinern Sie es, zum Beispiel auf 12 Megapixel.',
  product_not_found: 'Dieses Produkt gibt es nicht.',
  unsubscribe_link_unknown: 'Diesen Abmeldelink kennen wir nicht.',
  email_taken:
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melden Sie sich an oder wählen Sie ein neues Passwort.',
  wrong_email_or_password: 'E-Mail-Adresse oder Passwort ist falsch.',
  password_common:
    'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes, zum Beispiel ein paar Wörter, die nichts über Sie verraten.',
  wrong_current_password: 'Das ist nicht Ihr bisheriges Passwort.',
  recovery_link_used: 'Dieser Link wurde schon benutzt. Fordern Sie bei Bedarf einen neuen an.',
  recovery_link_expired: 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
  recovery_link_unknown: 'Diesen Link kennen wir nicht. Bitte fordern Sie einen neuen an.',
}
