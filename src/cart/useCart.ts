import { cartKey } from '../brand.ts'
import { browserStorage } from '../web/browser-storage.ts'
import { readCart } from './cart.ts'

const cart = browserStorage(cartKey, readCart)

/** Changes the cart as it is now, whichever tab changed it last. */
export const changeCart = cart.change

/** The cart of this browser, shared by all its tabs; undefined until the page lives. */
export const useCart = cart.use
