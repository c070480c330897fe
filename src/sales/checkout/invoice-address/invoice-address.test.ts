import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { order as checkOut, sessionIn, stock, decide, stateOf } from '../../../../tests/support/checkouts.ts'
import { checkoutCompany, issuedIn } from '../../../../tests/support/invoices.ts'
import { openTestShop } from '../../../../tests/support/shop.ts'
import { orders } from '../../orders/orders.table.ts'
import { atFields, requestOf } from '../plain/plain-checkout.ts'

const seat = { address: 'ul. Główna 1', city: 'Warszawa', postalCode: '00001', country: 'Poland' }

test('a company’s own address stands on its documents, and the parcel goes where it was to go', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 9 })
  const cart = [{ id: salt, quantity: 1 }]
  const company = { ...checkoutCompany, invoiceAddress: seat }
  const session = await sessionIn(await checkOut(shop, cart, { company }))
  const details = async () => (await shop.callAsAdmin('GET', '/api/store/orders/1')).json() as Promise<object>
  const shown = { invoiceAddress: { ...seat, postalCode: '00-001' }, shippingAddress: { city: 'Kraków' } }
  expect(await details()).toMatchObject(shown)
  await decide(shop.database, session, 'paid')
  await stateOf(shop, session)
  const [invoice] = await issuedIn(shop)
  expect(invoice?.buyer).toMatchObject({
    street: 'ul. Główna 1',
    postalCode: '00-001',
    city: 'Warszawa',
    country: 'PL',
  })

  // Without one the documents show where the parcel goes, and what isn't whole is refused at its field.
  await checkOut(shop, cart, { company: { ...checkoutCompany, invoiceAddress: null } })
  const [second] = await shop.database.select().from(orders).where(eq(orders.id, 2))
  expect([second?.invoiceAddress, second?.invoiceCountry]).toEqual([null, null])
  const refused = await checkOut(shop, cart, {
    company: { ...checkoutCompany, invoiceAddress: { ...seat, city: ' ' } },
  })
  expect(refused.status).toBe(422)
  const { fields } = (await refused.json()) as { fields: Record<string, string> }
  expect(Object.keys(fields)).toEqual(['company.invoiceAddress.city'])
  // Where no scripts run, it is the same, and what is said of it stands at the plain form's field.
  const plain = { companyName: 'Bistro', taxNumber: '5260250274', invoiceCountry: 'Poland' }
  expect(requestOf(plain, cart, false).company?.invoiceAddress).toBeNull()
  const typed = requestOf({ ...plain, invoiceStreet: 'Główna 1', invoiceCode: '00-001' }, cart, false)
  expect(typed.company?.invoiceAddress).toEqual({ ...seat, address: 'Główna 1', postalCode: '00-001', city: '' })
  expect(atFields(fields)).toEqual({ invoiceCity: Object.values(fields)[0] })
})
