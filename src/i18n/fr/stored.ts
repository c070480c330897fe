import type { StoredTexts } from '../stored.ts'

export const stored: StoredTexts = {
  about: { title: 'Ce que nous conservons, où et combien de temps' },
  heading: 'Ce que nous conservons, où et combien de temps',
  lead: 'Seulement ce sans quoi le site et la boutique ne fonctionnent pas. C’est pourquoi nous ne demandons aucun consentement aux cookies\u00A0: aucun n’en a besoin ici.',
}
