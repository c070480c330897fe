import { expect, test } from 'vitest'
import { createToken, withoutSecrets } from './tokens.ts'

test.for(['/api/chefs/anna@example.com', '/api/chefs/anna%40example.com', '/API/restaurants/%61nna%40example.com/'])(
  'the log has no address of a person: %s',
  (path) => {
    expect(withoutSecrets(path)).toMatch(/^\/api\/(chefs|restaurants)\/…\/?$/i)
  },
)

test('nor a token, however its address is spelled', () => {
  const token = createToken()
  for (const spelling of [
    '/unsubscribe/',
    '/unsubscribe%2F',
    '/unsubscribe;',
    '//x/%2575nsubscribe/',
    '/api/unsubscribe/',
  ])
    expect(withoutSecrets(`${spelling}${token}`)).not.toContain(token)
})

test('but it has every path that people read', () => {
  for (const path of ['/', '/store', '/api/admin/members/chefs/7', '/assets/ground-BFuAPeR3.js'])
    expect(withoutSecrets(path)).toBe(path)
})
