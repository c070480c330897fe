import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../tests/support/shop.ts'
import { variantOf } from './entry-server.tsx'
import { askedIn } from '../../web/variants.ts'

const at = '/checkout/success'

describe('a page that is asked about one value of its address', () => {
  test('is rendered with that value, told to no other site, found by no search, and kept by nobody', async () => {
    const shop = await openTestShop()
    const get = (session: string) => shop.call('GET', `${at}?session_id=${session}`)
    for (const session of ['cs_test_one', 'cs_test_two', 'cs_test_one']) {
      const answer = await get(session)
      expect([answer.status, answer.headers.get('Cache-Control'), answer.headers.get('Referrer-Policy')]).toEqual([
        200,
        'no-store',
        'no-referrer',
      ])
      const html = await answer.text()
      expect(html).toContain(`${session}…`)
      expect(html).toContain('<meta name="robots" content="noindex">')
    }
  })

  test('tells the browser what its query found, so that it need not ask again', async () => {
    const shop = await openTestShop()
    const html = await (await shop.call('GET', `${at}?session_id=cs_test_one`)).text()
    expect(html).toContain('{"key":["checkout-session","cs_test_one"],"data":{"state":"unknown","orderNumber":null}}')
  })

  test('is a page like any other where nobody can say what was asked', async () => {
    const isAway: typeof fetch = async () => Response.json({ message: 'Chwila przerwy.' }, { status: 503 })
    const shop = await openTestShop({}, (render) => (request) => render({ ...request, fetch: isAway }))
    const answer = await shop.call('GET', `${at}?session_id=cs_test_one`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('cs_test_one…')
  })

  test('is rendered without it, and as private, when nothing is asked', async () => {
    const shop = await openTestShop()
    const answer = await shop.call('GET', at)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(await answer.text()).not.toContain('checkout-session')
  })

  test('answers at once, whatever is asked', async () => {
    const shop = await openTestShop()
    const numbers = ['1e3', '12', '-0', '0x10', '9'.repeat(30)]
    const others = ['true', 'null', '%22a%22', '[1]', '{}', 'a b', '%3Cb%3E', '../..', 'é', 'x'.repeat(256), '']
    for (const session of [...numbers, ...others]) {
      const answer = await shop.call('GET', `${at}?session_id=${session}&lang=en`)
      expect(answer.status, session).toBe(200)
      expect(await answer.text(), session).toContain('Thank you for your order')
    }
  })
})

test('a value is taken only once, from its own part, and only as a name', () => {
  expect(askedIn('session_id', '?lang=de&session_id=cs_test_a-1')).toBe('cs_test_a-1')
  expect(askedIn('session_id', '?session_id=a&session_id=b')).toBeUndefined()
  expect(askedIn('session_id', '?session=a')).toBeUndefined()
  expect(askedIn('session_id', '?session_id=1000')).toBeUndefined()
})

test('other pages stay blind to it', () => {
  expect(variantOf(at, '?session_id=a&other=b')).toBe('?session_id=a')
  expect(variantOf('/store', '?session_id=a')).toBe('')
  expect(variantOf('/success', '?type=restaurant&session_id=a')).toBe('?type=restaurant')
})
