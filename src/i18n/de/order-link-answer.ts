/** The same to everybody who asks for a link to an order: it says to nobody whether there is one. */
export const orderLinkAnswer =
  'Wenn es eine Bestellung mit dieser Nummer und dieser E-Mail-Adresse gibt, ist die Nachricht mit dem neuen Link unterwegs. Falls sie nicht zu sehen ist, prüfen Sie bitte den Spam-Ordner.'
