import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textDifference } from './text-difference.ts'

test('what differs are the words between what two texts have in common', () => {
  expect(textDifference('Szara sól z Bretanii, zbierana ręcznie.', 'Szara sól z Guérande, zbierana ręcznie.')).toEqual({
    head: 'Szara sól z ',
    gone: 'Bretanii,',
    come: 'Guérande,',
    tail: ' zbierana ręcznie.',
  })
  expect(textDifference('sól', 'sól morska')).toEqual({ head: 'sól', gone: '', come: ' morska', tail: '' })
  expect(textDifference('', 'sól')).toEqual({ head: '', gone: '', come: 'sól', tail: '' })
})

test('its parts make up both texts again, and of the same text nothing differs', () => {
  const text = fc.array(fc.constantFrom('sól', ' ', '\n', 'z', '🧂', 'morza', '  '), { maxLength: 30 })
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [before, after] = [one.join(''), other.join('')]
      const { head, gone, come, tail } = textDifference(before, after)
      expect(head + gone + tail).toBe(before)
      expect(head + come + tail).toBe(after)
      const same = textDifference(before, before)
      expect(same.gone + same.come).toBe('')
    }),
    { numRuns: 200 },
  )
})
