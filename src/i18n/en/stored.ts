import type { StoredTexts } from '../stored.ts'

export const stored: StoredTexts = {
  about: { title: 'What we store, where, and for how long' },
  heading: 'What we store, where, and for how long',
  lead: 'Only what the site and the shop can’t work without. That is why we ask for no consent to cookies: there is none here that would need it.',
}
