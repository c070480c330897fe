import { alreadyApplied } from '../../../schemas/texts/de.ts'
import type * as pl from './pl.server.ts'

export const errors: typeof pl.errors = {
  malformed: 'Die Anfrage konnte nicht gelesen werden.',
  invalid: 'Bitte korrigieren Sie die markierten Felder.',
  invalid_value: 'Dieser Wert ist ungültig.',
  not_signed_in: 'Bitte melden Sie sich an, um fortzufahren.',
  forbidden: 'Das ist nicht erlaubt.',
  not_permitted: 'Ihre Rolle erlaubt das nicht. Fragen Sie die Inhaberin oder den Inhaber des Shops.',
  not_found: 'Nicht gefunden.',
  wrong_method: 'Diese Adresse kennt eine solche Anfrage nicht.',
  too_slow: 'Das Senden dauert zu lange. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.',
  too_large: 'Die gesendeten Daten sind zu groß.',
  address_too_long: 'Diese Adresse ist zu lang.',
  wrong_type: 'Diese Art von Daten wird nicht unterstützt.',
  too_many: 'Zu viele Versuche. Bitte versuchen Sie es # erneut.',
  held: 'Der Shop wird gerade wiederhergestellt und ist gleich zurück. Es wurde nichts gespeichert. Bitte versuchen Sie es # noch einmal.',
  unavailable: 'Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
  storage_full: 'Die Festplatte des Servers ist voll. Es wurde nichts geändert.',
  internal: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  chef_already_applied: alreadyApplied.chef,
  restaurant_already_applied: alreadyApplied.restaurant,
  picture_unreadable:
    'Diese Datei ist kein Bild, das wir lesen können. Bitte verwenden Sie JPEG, PNG, WebP, GIF, AVIF oder TIFF.',
  picture_too_big: 'Dieses Bild ist zu groß. Bitte verkleinern Sie es, zum Beispiel auf 12 Megapixel.',
  product_is_in_stock: 'Dieses Produkt ist wieder vorrätig. Bitte laden Sie die Seite neu.',
  product_not_found: 'Dieses Produkt gibt es nicht.',
  newsletter_link_unknown: 'Diesen Newsletter-Link kennen wir nicht.',
  unsubscribe_link_unknown: 'Diesen Abmeldelink kennen wir nicht.',
  materials_link_unknown: 'Diesen Link zu den Materialien kennen wir nicht.',
  materials_link_expired: 'Dieser Link ist abgelaufen. Schreiben Sie uns, und wir senden einen neuen.',
  email_taken:
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melden Sie sich an oder wählen Sie ein neues Passwort.',
  wrong_email_or_password: 'E-Mail-Adresse oder Passwort ist falsch.',
  password_common:
    'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes, zum Beispiel ein paar Wörter, die nichts über Sie verraten.',
  wrong_current_password: 'Das ist nicht Ihr aktuelles Passwort.',
  recovery_link_used: 'Dieser Link wurde schon benutzt. Fordern Sie bei Bedarf einen neuen an.',
  recovery_link_expired: 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
  email_proof_unknown:
    'Dieser Link gehört nicht zu diesem Konto oder ist abgelaufen. Fordern Sie auf der Kontoseite einen neuen an.',
  recovery_link_unknown: 'Diesen Link kennen wir nicht. Bitte fordern Sie einen neuen an.',
  discount_unknown: 'Ungültiger Rabattcode',
  discount_not_yet: 'Dieser Rabattcode gilt noch nicht.',
  discount_over: 'Dieser Rabattcode ist abgelaufen.',
  discount_used_up: 'Dieser Rabattcode ist aufgebraucht.',
  discount_needs_more: 'Die Bestellung ist zu klein für diesen Rabattcode.',
  payment_unavailable: 'Bei der Verarbeitung der Zahlung ist ein Fehler aufgetreten',
  payments_closed: 'Zahlungen sind gerade nicht möglich. Bitte versuchen Sie es später erneut.',
  sold_out: 'Einige Produkte gibt es nicht mehr in dieser Menge. Bitte passen Sie den Warenkorb an.',
  total_changed: 'Der Betrag der Bestellung hat sich geändert. Bitte prüfen Sie ihn und bestellen Sie erneut.',
  checkout_key_short: 'Der Idempotency-Key muss aus mindestens 22 zufälligen Zeichen bestehen; eine UUID genügt.',
  checkout_paid: 'Diese Bestellung ist schon bezahlt. Für eine weitere klicken Sie bitte noch einmal.',
  pickup_point_missing: 'Bitte wählen Sie eine Abholstelle.',
  too_heavy_for_locker:
    'Eines der Produkte ist mit Verpackung zu schwer für einen Paketautomaten. Bitte wählen Sie die Lieferung nach Hause.',
  order_too_large_for_locker: 'Diese Bestellung passt in keinen Paketautomaten. Wählen Sie die Lieferung nach Hause.',
  order_too_heavy_for_locker:
    'Mit Verpackung wiegt die Bestellung mehr als 25\u00A0kg, und mehr nimmt ein Paketautomat nicht. Bitte wählen Sie die Lieferung nach Hause.',
  country_not_served: 'In dieses Land liefern wir nicht. Schreiben Sie uns, dann sehen wir, was möglich ist.',
  no_rate_for_weight:
    'Eine Bestellung mit diesem Gewicht senden wir nicht in dieses Land. Schreiben Sie uns, dann sehen wir, was möglich ist.',
  no_lockers_there: 'Paketautomaten gibt es nur in Polen. Bitte wählen Sie die Lieferung nach Hause.',
  order_too_large: 'Eine so große Bestellung lässt sich nicht online bezahlen. Bitte schreiben Sie uns.',
  over_product_limit: '{product}: höchstens {most} Stück je Bestellung. Sie brauchen mehr? Schreiben Sie uns.',
  over_order_limit:
    'Eine Bestellung darf insgesamt höchstens {most} Stück enthalten. Sie brauchen mehr? Schreiben Sie uns.',
  over_held_limit:
    'Es sind schon so viele Stück zurückgelegt, wie ohne Zahlung möglich ist. Bezahlen Sie die offenen Bestellungen oder widerrufen Sie sie, und bestellen Sie dann noch einmal. Sie können auch eine Stunde warten oder uns schreiben.',
  over_transfer_limit:
    'Auf eine Überweisung warten schon so viele Stück, wie unbezahlt zurückgelegt werden können. Bezahlen Sie mit Karte oder BLIK, bestellen Sie weniger oder schreiben Sie uns.',
  transfer_not_offered:
    'Diese Bestellung kann jetzt nicht per Überweisung bezahlt werden. Bitte wählen Sie Karte oder BLIK.',
  checkout_changed:
    'Die Bestellung wurde in einem anderen Tab geändert. Bitte prüfen Sie sie und versuchen Sie es erneut.',
  terms_changed: 'Die AGB haben sich geändert. Bitte lesen Sie sie und bestellen Sie erneut.',
  order_not_found: 'Diese Bestellung gibt es nicht.',
  order_link_ended:
    'Dieser Link zur Bestellung ist abgelaufen. Fordern Sie einen neuen an: Wir senden ihn an die Adresse aus der Bestellung.',
  order_not_payable: 'Diese Bestellung kann nicht mehr bezahlt werden.',
  document_on_its_way:
    'Diese Rechnung ist auf dem Weg zu KSeF, dem polnischen System für E-Rechnungen. Sie finden sie hier, sobald sie dort ihre Nummer hat.',
  document_not_found: 'Dieses Dokument gibt es nicht.',
  order_not_invoiceable:
    'Für diese Bestellung kann keine Rechnung ausgestellt werden: Es gibt schon eine, oder es gibt nichts zu berechnen.',
  invoice_too_late: 'Die drei Monate, in denen eine Rechnung verlangt werden kann, sind vorbei.',
  invoices_wait:
    'Rechnungen warten, bis das Büro den Stand des Shops bestätigt hat. Bitte versuchen Sie es später noch einmal.',
  nothing_to_confirm: 'Es gibt keine Wiederherstellung zu bestätigen.',
  last_numbers_missing:
    'Geben Sie die zuletzt vergebene Nummer an, oder dass nach der Sicherung nichts ausgestellt wurde.',
  last_number_too_low: 'Die Sicherung enthält eine höhere Nummer. Geben Sie die zuletzt vergebene an.',
  payments_not_asked:
    'Der Zahlungsanbieter wurde noch nicht nach Zahlungen gefragt. Bitte versuchen Sie es gleich noch einmal.',
}
