import type * as pl from './pl.server.ts'

export const newsletterLink: typeof pl.newsletterLink = {
  subject: 'Bitte bestätigen Sie den Newsletter',
  heading: 'Nur noch ein Klick',
  explanation:
    'Jemand, vermutlich Sie, hat auf unserer Website den Newsletter für diese Adresse bestellt. Bestätigen Sie das, dann schreiben wir Ihnen von neuen Ernten, Rezepten und Angeboten. Der Link gilt 7 Tage.',
  action: 'Bestätigen',
  notYou:
    'Das waren nicht Sie? Dann tun Sie nichts: Ohne Bestätigung schreiben wir nicht, und die Adresse wird gelöscht.',
}

export const newsletterWelcome: typeof pl.newsletterWelcome = {
  subject: 'Sie stehen auf der Liste',
  heading: 'Danke, Ihre Adresse ist bestätigt',
  explanation: 'Der Newsletter kommt an diese Adresse: neue Ernten, Rezepte und Angebote.',
  action: 'Zum Shop',
  notYou: 'Abmelden können Sie sich jederzeit, mit einem Klick auf den Link am Ende dieser und jeder weiteren E-Mail.',
}
