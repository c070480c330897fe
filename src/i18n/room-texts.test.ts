import { expect, test } from 'vitest'
import { loadRoomTexts, roomTexts } from './room-texts.ts'

test('words that can’t be loaded fail for who asks for them, and for nobody else; who loads them again gets them', async () => {
  let isAway = true
  const load = async () => {
    if (isAway) throw new Error('away')
    return { hello: 'Guten Tag' }
  }
  const room = roomTexts('greetings', { pl: load, en: load, de: load, fr: load })
  await expect(room.load('de')).rejects.toThrow('away')
  await loadRoomTexts('de')
  // A component that is drawn again waits for the same failure, so that it is shown instead of being waited for again.
  const shown = room.awaited('de')
  expect(room.awaited('de')).toBe(shown)
  await expect(shown).rejects.toThrow('away')
  isAway = false
  expect(await room.part('hello').load('de')).toBe('Guten Tag')
  expect(room.loaded('de')).toEqual({ hello: 'Guten Tag' })
})
