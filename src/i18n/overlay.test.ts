import { expect, test } from 'vitest'
import { identity } from '../brand.ts'
import { withLive } from '../server/live.ts'
import { serverTexts } from './overlay.ts'
import { ownWords, type OwnWords } from './own-words.ts'

const greetings = {
  hello: 'Dzień dobry',
  get from() {
    return ['Pozdrawia', identity.now().name]
  },
  steps: [{ title: 'Raz' }, { title: 'Dwa' }],
  to: (name: string) => `Dla: ${name}`,
}
const texts = serverTexts('greetings', { pl: greetings, en: greetings, de: greetings, fr: greetings })
const withWords = <Result>(words: OwnWords, read: () => Result) => withLive(new Map([[ownWords.name, words]]), read)

test('a room of which nothing is said differently is the very object that it was', () => {
  const words = { pl: { others: { hello: 'Hej' } }, de: { greetings: { hello: 'Moin' } } }
  withWords(words, () => {
    expect(texts.pl).toBe(greetings)
    expect(texts.de).toBe(texts.de)
    expect(texts.de.steps).toBe(texts.de.steps)
  })
})

test('own words stand in their places; all around them stays as it is, also what changes by itself', () => {
  const own = { 'steps.1.title': 'Dwa i pół', 'from.0': 'Całuje', to: ['Od ', 'shop', ' dla ', 0, '!'], gone: 'x' }
  const name = identity.original.name
  withWords({ pl: { greetings: own } }, () => {
    expect(texts.pl.steps.map(({ title }) => title)).toEqual(['Raz', 'Dwa i\u00A0pół'])
    expect(texts.pl.from).toEqual(['Całuje', name])
    expect(texts.pl.to('Anny')).toBe(`Od ${name} dla Anny!`)
    expect({ ...texts.pl }).not.toHaveProperty('gone')
    const renamed = new Map<string, unknown>([
      [ownWords.name, ownWords.now()],
      [identity.name, { ...identity.original, name: 'Meersalz' }],
    ])
    withLive(renamed, () => expect(texts.pl.from).toEqual(['Całuje', 'Meersalz']))
  })
})
