import { expect, test } from 'vitest'
import { languages } from '../../kernel/language.ts'
import { legalServerTexts } from '../texts.server.ts'

test('one working day on the way is one day in each language, and several are several', () => {
  const said = (from: number, to: number) =>
    languages.map((language) => legalServerTexts[language].deliveryCosts.days(from, to).replaceAll('\u00A0', ' '))
  expect(new Set(said(1, 1))).toEqual(
    new Set(['w drodze 1 dzień roboczy', '1 working day on the way', '1 Werktag unterwegs', '1 jour ouvré en route']),
  )
  expect(new Set(said(1, 2))).toEqual(
    new Set([
      'w drodze 1–2 dni robocze',
      '1–2 working days on the way',
      '1–2 Werktage unterwegs',
      '1–2 jours ouvrés en route',
    ]),
  )
})
