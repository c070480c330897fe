import { cartKey } from '../brand.ts'
import { keptInBrowser } from '../web/kept-in-browser.ts'
import { readCart } from './cart.ts'

const cart = keptInBrowser(cartKey, readCart)

/** Changes the cart as it is now, whichever tab changed it last. */
export const changeCart = cart.change

/** The cart of this browser, shared by all its tabs; undefined until the page lives. */
export const useCart = cart.use
