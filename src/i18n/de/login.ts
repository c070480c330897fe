import type { LoginTexts } from '../login.ts'

export const login: LoginTexts = {
  about: { title: 'Anmelden' },
  back: 'Zurück zum Shop',
  title: 'Anmelden',
  lead: 'Ein Konto merkt sich Ihre Anschrift und Ihre Bestellungen. Ohne Konto bekommen Sie dasselbe Salz und tragen die Anschrift jedes Mal ein.',
}
