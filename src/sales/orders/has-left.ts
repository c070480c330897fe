interface States {
  status: string
  shippingStatus: string
}

/** Whether the goods of an order have left us, so that they have to come back. The office may say so by either of its states. */
export const hasLeft = ({ status, shippingStatus }: States): boolean =>
  ['shipped', 'delivered'].includes(shippingStatus) || ['shipped', 'delivered', 'completed'].includes(status)
