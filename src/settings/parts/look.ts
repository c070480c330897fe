import * as z from 'zod/mini'
import { identity } from '../../brand.ts'
import { wholeNumber, type Setting } from '../setting.ts'

const example = identity.original
const { colours } = example

const hexColour = /^#[\da-f]{6}$/

const colour = (label: string, original: string, hint: string): Setting<string> => ({
  label,
  original,
  hint,
  input: { kind: 'colour' },
  schema: z.string().check(
    z.overwrite((typed) => typed.trim().toLowerCase()),
    z.regex(hexColour, 'Podaj kolor w zapisie #rrggbb'),
    z.refine(
      (typed) => !hexColour.test(typed) || contrastWithWhite(typed) >= 4.5,
      'Ten kolor jest zbyt jasny: białe litery nie byłyby na nim czytelne',
    ),
  ),
  shownIn: ['pages', 'emails', 'materials'],
})

/** As WCAG 2.2 reckons it. */
function contrastWithWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

export const lookPart = {
  title: 'Wygląd',
  lead: 'Kolory przycisków, linków i logo oraz rok w stopce.',
  settings: {
    accent: colour('Kolor główny', colours.accent, 'Przyciski, linki, znak w logo'),
    deep: colour('Ciemniejszy odcień', colours.deep, 'Przyciski pod kursorem, pasek sklepu'),
    since: wholeNumber({
      label: 'Rok założenia',
      original: example.since,
      from: 1000,
      to: 2100,
      shownIn: ['pages', 'emails', 'materials'],
    }),
    copyrightYear: wholeNumber({
      label: 'Rok przy znaku © w stopce',
      original: example.copyrightYear,
      from: 1900,
      to: 2100,
      shownIn: ['pages'],
    }),
  },
}
