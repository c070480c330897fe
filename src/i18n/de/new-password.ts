import type { NewPasswordTexts } from '../new-password.ts'

export const newPassword: NewPasswordTexts = {
  about: { title: 'Neues Passwort' },
  choose: {
    heading: 'Neues Passwort festlegen',
    explanation: 'Nach der Änderung werden alle Geräte abgemeldet. Dort melden Sie sich mit dem neuen Passwort an.',
  },
  done: {
    heading: 'Ihr Passwort ist geändert',
    explanation: 'Alle Geräte wurden abgemeldet. Bitte melden Sie sich jetzt mit dem neuen Passwort an.',
  },
  toLogin: 'Anmelden',
  used: {
    heading: 'Dieser Link wurde schon benutzt',
    explanation:
      'Jeder Link gilt nur einmal. Soll das Passwort noch einmal geändert werden, fordern Sie einen neuen an.',
  },
  expired: {
    heading: 'Dieser Link ist abgelaufen',
    explanation: 'Ein Link gilt eine Stunde lang. Fordern Sie einen neuen an, er kommt sofort.',
  },
  unknown: {
    heading: 'Diesen Link kennen wir nicht',
    explanation:
      'Vielleicht wurde er nur zum Teil kopiert. Öffnen Sie ihn direkt aus der Nachricht oder fordern Sie einen neuen an.',
  },
  askAgain: 'Neuen Link anfordern',
  failed: {
    heading: 'Etwas ist schiefgegangen',
    explanation: 'Wir können diesen Link gerade nicht nachschlagen. Bitte versuchen Sie es gleich noch einmal.',
  },
  tryAgain: 'Erneut versuchen',
}
