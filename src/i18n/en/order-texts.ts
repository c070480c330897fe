/** What an order's parts are called outside of pages, such as on the payment provider's page. */
export const orderTexts = {
  shipping: { home: 'Home delivery', inpost: 'Parcel locker' },
}
