import type { JoinTexts } from '../join.ts'

export const join: JoinTexts = {
  about: { title: 'Mitglied der Vereinigung werden' },
  title: 'Mitglied werden',
  lead: 'Uns verbindet eine Zutat: Salz, das jemand von Hand geerntet hat. Schreiben Sie uns, wer Sie sind und wo Sie kochen. Es dauert nur wenige Minuten.',
  whatComes: 'Wie es weitergeht',
  coming: [
    { when: 'Sofort', what: 'Eine Bestätigung in Ihrem Postfach.' },
    { when: '24–48 Stunden', what: 'Digitale Materialien: Logos, Grafiken für soziale Medien, ein Zertifikat.' },
    {
      when: 'Nach Ihrem Beitrag',
      what: 'Ein Paket von uns, sobald Sie die Materialien in sozialen Medien gezeigt und uns den Link geschickt haben.',
    },
  ],
  needsJavaScript: 'Der Antrag per Formular benötigt JavaScript. Sie können uns auch eine einfache E-Mail schreiben:',
  missing: 'Das Formular konnte nicht geladen werden. Bitte prüfen Sie die Verbindung und wählen Sie erneut.',
  choose: 'Wählen Sie Ihre Mitgliedschaft',
  kinds: {
    chef: {
      name: 'Küchenchefin oder Küchenchef',
      explanation: 'Sie kochen und stehen für den Geschmack Ihrer Gerichte ein.',
      heading: 'Antrag als Küchenchefin oder Küchenchef',
    },
    restaurant: {
      name: 'Restaurant oder Hotel',
      explanation: 'Sie führen ein Haus, in das Gäste wiederkommen.',
      heading: 'Antrag als Restaurant oder Hotel',
    },
  },
}
