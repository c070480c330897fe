import { brand } from '../../brand.ts'
import type * as pl from './pl.ts'

export const stored: typeof pl.stored = {
  about: { title: 'Was wir speichern, wo und wie lange' },
  heading: 'Was wir speichern, wo und wie lange',
  lead: 'Nur das, ohne das Website und Shop nicht funktionieren. Deshalb fragen wir nach keiner Einwilligung in Cookies: Hier gibt es keine, die sie brauchen.',
}

export const storedContent: typeof pl.storedContent = {
  browser: {
    heading: 'In Ihrem Browser',
    explanation:
      'Außer uns liest es niemand. Unter einer https-Adresse beginnen die Namen der Cookies für Anmeldung, Geräte und Bestellungen mit __Host-. Außerdem merkt sich der Browser wie immer die Dateien der Seiten.',
    administrators: 'Nur im Browser des Administrators',
    places: { cookie: 'Cookie', local: 'Speicher des Browsers', session: 'Speicher des Tabs' },
    kept: {
      language: 'Die Sprache, in der Sie lesen.',
      cart: 'Der Warenkorb: was darin liegt, wie viele Stück und zu welchem Preis.',
      plainCart: 'Der Warenkorb ohne JavaScript: welche Produkte und wie viele.',
      checkout:
        'Eine begonnene Bestellung: Angaben zur Lieferung, Rabattcode und Abholstelle, damit Sie nichts zweimal eingeben.',
      checkoutBrowser:
        'Ein Schlüssel des Browsers, in dem eine Bestellung begonnen wurde: Niemand sonst ändert sie, bevor sie bezahlt ist, oder sieht sie danach.',
      session: 'Ihre Anmeldung im Kundenkonto: ein zufälliger Schlüssel, den Skripte nicht lesen können.',
      signedIn: 'Ein Vermerk, dass jemand angemeldet ist, damit Seiten den Server nicht vergeblich fragen.',
      device: 'Ein bekanntes Gerät: Fremde Anmeldeversuche können Ihr Konto nicht sperren.',
      order:
        'Über welchen Link aus einer Nachricht jemand eine Bestellung bezahlen ging, damit „Zurück“ wieder zu ihr führt.',
      thanked:
        'Für welche Bestellung wir schon gedankt haben, damit die Rückkehr auf diese Seite keinen neuen Warenkorb leert.',
      typed:
        'Was eingegeben war und welche Stelle der Seite gelesen wurde, als die Sprache gewechselt wurde; weg, sobald die Seite geladen ist.',
      scrolled: 'Wie weit Seiten gescrollt wurden, damit „Zurück“ an dieselbe Stelle führt.',
      adminSession: 'Die Anmeldung im Verwaltungsbereich.',
      adminDevice: 'Ein bekanntes Gerät des Administrators.',
      adminName: 'Der Name des Administrators, gezeigt, während die Sitzung geprüft wird.',
      letterKeys: 'Ob der Verwaltungsbereich auf einzelne Buchstaben hört.',
      testAddress: 'Die Adresse, an die zuletzt eine Testnachricht ging.',
    },
    until: {
      tab: 'bis der Tab geschlossen wird',
      ordered: 'bis zur Bestellung oder Löschung',
      signedOut: 'bis zur Abmeldung',
      deleted: 'bis zur Löschung',
    },
    atMost: (duration) => `höchstens ${duration}`,
  },
  server: {
    heading: 'Auf unserem Server',
    explanation:
      'In der Datenbank des Shops und ihren Sicherungskopien, auf einem Server unseres Anbieters. Was seine Frist erreicht hat, wird jede Nacht gelöscht.',
    kept: {
      contactMessages: 'Nachrichten über das Kontaktformular',
      accountMails: 'Kopien von E-Mails zu Konto und Passwort',
      orderMails: 'Kopien von E-Mails zu Bestellungen',
      otherMails: 'Kopien anderer E-Mails',
      unpaidOrders: 'Bestellungen, die nie bezahlt wurden',
      orderContacts: 'E-Mail, Telefon und Abholstelle einer bezahlten Bestellung; danach bleibt ein Hash der Adresse',
      orderLinks: 'Links zu Bestellungen aus Nachrichten, als Hash; sie führen 90 Tage ab dem Versand zur Bestellung',
      paidOrders: 'Bezahlte Bestellungen und Buchhaltung',
      invoices: 'Rechnungen und ihre Korrekturen, samt der Bestellung, um die es geht',
      withdrawals: 'Widerrufserklärungen',
      statementLines: 'Überweisungen aus Kontoauszügen: Absender, Konto und Verwendungszweck',
      waitingApplications: 'Anträge, die niemand angenommen hat',
      hiddenApplications: 'Profile von Mitgliedern, die verborgen wurden',
      contactsWhoLeft: 'Eine Adresse auf der Liste des Newsletters; danach bleibt nur ihr Hash',
      inactiveContacts: 'Ausgeschaltete Kontakte dieser Liste',
      campaignRecipients: 'Wer welche Nachricht der Liste erhielt',
      stockWaits: 'Adressen derer, die auf ein ausverkauftes Produkt warten',
      unconfirmedNewsletter: 'Bestellungen des Newsletters, die niemand bestätigt hat',
      newsletterReadersWhoLeft: 'Das Newsletter-Abonnement nach der Abmeldung',
      reviews: 'Bewertungen: nicht veröffentlichte, und bei veröffentlichten Name und Bestellung',
      unsubscribeLinks: 'Links zum Abmelden, mit dem Hash einer Adresse, die nicht mehr auf der Liste steht',
      auditEntries: 'Das Protokoll der Änderungen im Verwaltungsbereich',
      accessAddresses: 'Netzadressen, von denen sich jemand im Verwaltungsbereich angemeldet oder es versucht hat',
      accessEntries: 'Das Protokoll der Anmeldungen im Verwaltungsbereich und der Ablehnungen',
      privacyRequests: 'Anfragen zu personenbezogenen Daten',
      customerSessions: 'Anmeldungen von Kunden',
      administratorSessions: 'Anmeldungen des Administrators',
      knownDevices: 'Bekannte Geräte',
      recoveryLinks: 'Links zum Setzen eines neuen Passworts',
      attempts: 'Gezählte Versuche der Anmeldung und des Absendens von Formularen, mit IP- oder E-Mail-Adresse',
      materials: 'Für Mitglieder vorbereitete Materialien',
      backups: 'Sicherungskopien der ganzen Datenbank',
      doneJobs: 'Erledigte Aufgaben im Hintergrund',
      failedJobs: 'Fehlgeschlagene Aufgaben im Hintergrund',
    },
    since: {
      written: 'ab dem Eintrag',
      sent: 'ab dem Versand',
      endOfYearPaid: 'ab dem Ende des Jahres der Zahlung',
      endOfYearIssued: 'ab dem Ende des Jahres des letzten Dokuments',
      applied: 'ab dem Antrag',
      hidden: 'ab dem Verbergen',
      left: 'ab der Abmeldung',
      changed: 'ab der letzten Änderung',
      finished: 'ab dem Ende',
      answered: 'ab der Antwort',
    },
    rest: [
      {
        what: 'Die IP-Adresse einer Bestellung, die auf Zahlung wartet und Ware zurückhält',
        howLong: 'bis sie bezahlt oder storniert ist oder die Ware freigibt, meist höchstens eine Stunde',
      },
      { what: 'Ein Kundenkonto', howLong: 'bis es gelöscht wird' },
      { what: 'Mitglieder', howLong: 'bis die Mitgliedschaft endet' },
      {
        what: 'Hashes von Adressen, die den Newsletter abbestellt haben',
        howLong: 'auf Dauer, damit ihnen niemand schreibt',
      },
    ],
  },
  others: {
    heading: 'Was es hier nicht gibt',
    list: [
      'Werbung, Tracking-Skripte oder Plug-ins sozialer Netzwerke. Links zu sozialen Netzwerken sind gewöhnliche Links.',
      'Daten darüber, wer uns besucht. Wir zählen nur, wie oft unsere Seiten geöffnet werden, von welcher Website aus und welche Sprache und welches Land der Browser nennt: ohne Cookies, Adressen oder Kennungen.',
      `Verbindungen zu fremden Servern, mit zwei Ausnahmen. Die Karte der Abholstellen von ${brand.carrier.name} wird erst geladen, wenn Sie sie öffnen; dann erfährt der Zusteller die IP-Adresse. Schriften und Bilder liegen bei uns; ist aber zu einem Produkt oder einer Person ein Foto von einer fremden Adresse angegeben, holt der Browser es bei deren Inhaber.`,
      'Karten- und Bankdaten. Sie zahlen auf der Seite des Dienstleisters, auf die Sie aus der Bestellung gelangen.',
    ],
  },
  removal: {
    heading: 'Wie Sie es löschen',
    get list() {
      return [
        'Cookies und Speicher: in den Einstellungen des Browsers. Warenkorb und Anmeldung sind dann weg.',
        'Ein Konto: Das löschen Sie selbst, in seinen Einstellungen. Dort können Sie auch eine Kopie Ihrer Daten herunterladen.',
        `Alles andere: Eine Nachricht an ${brand.officeEmail} genügt. Wir antworten spätestens binnen eines Monats.`,
      ]
    },
    policy: 'Datenschutzerklärung',
  },
}
