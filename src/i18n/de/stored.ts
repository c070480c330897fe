import type { StoredTexts } from '../stored.ts'

export const stored: StoredTexts = {
  about: { title: 'Was wir speichern, wo und wie lange' },
  heading: 'Was wir speichern, wo und wie lange',
  lead: 'Nur das, ohne das Website und Shop nicht funktionieren. Deshalb fragen wir nach keiner Einwilligung in Cookies: Es gibt hier keines, das sie bräuchte.',
}
