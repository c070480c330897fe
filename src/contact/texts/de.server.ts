import type * as pl from './pl.server.ts'

export const contact: typeof pl.contact = {
  subject: (name) => `Nachricht von ${name}`,
  heading: 'Neue Nachricht von der Website',
  explanation:
    'Jemand hat über das Kontaktformular geschrieben. Eine Antwort auf diese Nachricht geht direkt an diese Person.',
  name: 'Name',
  email: 'E-Mail',
  language: 'Sprache',
  toPanel: 'Nachricht öffnen',
}
