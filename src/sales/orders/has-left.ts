interface States {
  status: string
  shippingStatus: string
}

/** Whether the goods were shipped and have to come back. The office may record it in either status. */
export const hasLeft = ({ status, shippingStatus }: States): boolean =>
  ['shipped', 'delivered'].includes(shippingStatus) || ['shipped', 'delivered', 'completed'].includes(status)
