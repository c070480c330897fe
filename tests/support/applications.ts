import type { TestShop } from './shop.ts'

export const chef = {
  firstName: 'Anna',
  lastName: 'Nowak',
  email: 'anna@example.com',
  address: 'ul. Solna 7\n31-000 Kraków',
  description: 'Gotuję na ogniu.',
}
export const restaurant = {
  organizationName: 'Pod Żaglem',
  email: 'zagiel@example.com',
  address: 'ul. Portowa 1, Gdynia',
  description: 'Ryby z porannego połowu.',
}

/** Whose form it is, by what it says. */
const pathOf = (application: object) => ('organizationName' in application ? '/api/restaurants' : '/api/chefs')

interface Beside {
  photo?: Blob
  language?: string
  headers?: Record<string, string>
}

/** Applies as the page does: what was typed as JSON, and perhaps a photo. */
export function applyTo(
  shop: Pick<TestShop, 'call'>,
  application: object,
  { photo, language = 'pl', headers = {} }: Beside = {},
): Promise<Response> {
  const form = new FormData()
  form.set('data', JSON.stringify(application))
  if (photo) form.set('photo', photo, 'photo.jpg')
  return shop.call('POST', `${pathOf(application)}?lang=${language}`, { body: form, headers })
}
