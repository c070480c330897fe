/** The same to everybody who asks for a link to an order: it says to nobody whether there is one. */
export const orderLinkAnswer =
  'Si une commande porte ce numéro et cette adresse e-mail, le message contenant le nouveau lien est en route. Si vous ne le voyez pas, regardez dans vos courriers indésirables.'
