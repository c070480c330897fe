/** Whether the goods of an order have left us, so that they have to come back. */
export const hasLeft = ({ shippingStatus }: { shippingStatus: string }): boolean =>
  shippingStatus === 'shipped' || shippingStatus === 'delivered'
