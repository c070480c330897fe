/** What couldn't be put into the cart when somebody ordered the same again. It is told where the cart is shown next, and then forgotten. */
export interface LeftOut {
  name: string
  wanted: number
  put: number
}

let untold: LeftOut[] = []

export const leaveOut = (products: LeftOut[]): void => {
  untold = products
}

export const whatWasLeftOut = (): LeftOut[] => untold
