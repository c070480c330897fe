import type { AccountSectionsTexts } from '../account-sections.ts'
import { customerFields } from './customer-fields.ts'

export const accountSections: AccountSectionsTexts = {
  title: 'Ihr Konto',
  loading: 'Konto wird geladen',
  signedInAs: (name, email) => `${name}, ${email}`,
  signOut: 'Abmelden',
  signedOut: {
    heading: 'Melden Sie sich an, um Ihr Konto zu sehen',
    explanation: 'Hier ist gerade keine Sitzung offen: Es gab keine, oder sie wurde auf einem anderen Gerät beendet.',
    toLogin: 'Anmelden',
  },
  failed: {
    heading: 'Ihr Konto konnte nicht geladen werden',
    explanation: 'Prüfen Sie die Verbindung und versuchen Sie es gleich noch einmal.',
    tryAgain: 'Erneut versuchen',
  },
  error: 'Fehler',
  saveFailed: 'Das Speichern hat nicht geklappt. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  fields: {
    ...customerFields,
    address: 'Straße und Hausnummer',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    currentPassword: 'Aktuelles Passwort',
  },
  profile: {
    heading: 'Daten und Anschrift',
    explanation: 'Diese Anschrift tragen wir bei einer Bestellung ein. Sie können sie dort jedes Mal ändern.',
    emailFixed: 'Die E-Mail-Adresse lässt sich hier nicht ändern.',
    submit: 'Daten speichern',
    sending: 'Wird gespeichert\u00A0…',
    saved: 'Ihre Daten sind gespeichert',
  },
  orders: {
    heading: 'Bestellungen',
  },
  password: {
    heading: 'Passwort',
    explanation: 'Nach der Änderung werden Ihre anderen Geräte abgemeldet. Dieses bleibt angemeldet.',
    submit: 'Passwort ändern',
    sending: 'Wird gespeichert\u00A0…',
    changed: 'Ihr Passwort ist geändert',
    forgotten: 'Aktuelles Passwort vergessen?',
  },
  sessions: {
    heading: 'Aktive Sitzungen',
    explanation: 'Wo Ihr Konto offen ist. Eine Sitzung, die niemand benutzt, endet nach 30 Tagen.',
    loading: 'Sitzungen werden geladen',
    isThisOne: 'Diese Sitzung',
    other: 'Andere Sitzung',
    started: 'Begonnen',
    lastUsed: 'Zuletzt benutzt',
    endOthers: 'Andere Sitzungen beenden',
    ending: 'Wird beendet\u00A0…',
    ended: 'Die anderen Sitzungen sind beendet.',
    failed: 'Das hat nicht geklappt. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    notLoaded: 'Die Sitzungen konnten nicht geladen werden.',
    tryAgain: 'Erneut versuchen',
  },
  data: {
    heading: 'Ihre Daten',
    explanation: 'Alles, was das Konto über Sie weiß, in einer JSON-Datei.',
    download: 'Ihre Daten herunterladen',
  },
  deletion: {
    heading: 'Konto löschen',
    open: 'Ich möchte mein Konto löschen',
    explanation:
      'Konto und Anschrift werden sofort gelöscht; das lässt sich nicht rückgängig machen. Bestellungen bewahren wir mit ihren Angaben so lange auf, wie es das Gesetz verlangt; sie gehören dann zu keinem Konto mehr.',
    submit: 'Konto endgültig löschen',
    sending: 'Wird gelöscht\u00A0…',
    failed: 'Das Konto konnte nicht gelöscht werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    done: 'Ihr Konto ist gelöscht.',
  },
  needsJavaScript: 'Das Konto funktioniert nur mit JavaScript. Bei Fragen schreiben Sie bitte unserem Büro:',
}
