import { anyone } from '../server/http/endpoint.ts'
import { endpoints } from '../server/http/app-env.ts'
import { readTyped } from '../server/http/plain-form.ts'
import { untouchedPage } from '../schemas/plain-page.ts'
import { comparePlainCart, readPlainCart, withPieces, writePlainCart } from './plain-cart.server.ts'

/** The cart where no scripts run. */
export const cartForms = endpoints()
  .get('/cart', anyone('The page of the cart'), async (c, next) => {
    const cart = readPlainCart(c)
    if (cart.length > 0)
      c.set('plain', { ...untouchedPage, told: await comparePlainCart(c.var.database, cart, c.var.language) })
    return next()
  })
  .post('/cart', anyone('Put a product into the cart, or change how many pieces'), async (c) => {
    const { id = '', quantity = '', do: action } = await readTyped(c)
    const cart = readPlainCart(c)
    const inCart = cart.find((line) => line.id === Number(id))?.quantity ?? 0
    // Without a number it is one piece to add; what is none changes nothing.
    const asked = quantity === '' && action === 'add' ? 1 : /^\d{1,3}$/.test(quantity.trim()) ? Number(quantity) : NaN
    const pieces = action === 'remove' ? 0 : action === 'add' ? inCart + asked : asked
    writePlainCart(c, withPieces(cart, Number(id), pieces))
    return c.redirect(`/cart?lang=${c.var.language}`, 303)
  })
