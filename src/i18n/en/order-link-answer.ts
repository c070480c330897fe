/** The same to everybody who asks for a link to an order: it says to nobody whether there is one. */
export const orderLinkAnswer =
  'If there is an order with this number and this e-mail address, a letter with a new link is on its way. If you can’t see it, look in your spam folder.'
