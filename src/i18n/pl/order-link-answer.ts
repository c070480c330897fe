/** The same to everybody who asks for a link to an order: it says to nobody whether there is one. */
export const orderLinkAnswer =
  'Jeśli jest zamówienie o\u00A0tym numerze i\u00A0z\u00A0tym adresem e-mail, wiadomość z\u00A0nowym linkiem jest już w\u00A0drodze. Gdy jej nie widać, zajrzyj do folderu ze spamem.'
