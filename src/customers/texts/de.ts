import { customerFields } from '../fields/texts/de.ts'
import type * as pl from './pl.ts'

export const account: typeof pl.account = {
  about: { title: 'Ihr Konto' },
}

export const accountSections: typeof pl.accountSections = {
  title: 'Ihr Konto',
  loading: 'Konto wird geladen',
  signedInAs: (name, email) => `${name}, ${email}`,
  signOut: 'Abmelden',
  signedOut: {
    heading: 'Melden Sie sich an, um Ihr Konto zu sehen',
    explanation:
      'Sie sind nicht angemeldet. Vielleicht ist die Sitzung abgelaufen oder wurde auf einem anderen Gerät beendet.',
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
    sending: 'Wird gespeichert\u00A0\u00A0…',
    saved: 'Ihre Daten sind gespeichert',
  },
  orders: {
    heading: 'Bestellungen',
  },
  proof: {
    explanation:
      'Bestellungen, die Sie als Gast aufgegeben haben, erscheinen hier, sobald Sie Ihre E-Mail-Adresse bestätigt haben. Der Link steht in der Nachricht, die beim Anlegen des Kontos kam.',
    ask: 'Neuen Link senden',
    sending: 'Wird gesendet\u00A0…',
    sent: 'Der Link ist an Ihre E-Mail-Adresse unterwegs.',
    failed: 'Der Link konnte nicht gesendet werden. Bitte versuchen Sie es gleich noch einmal.',
  },
  password: {
    heading: 'Passwort',
    explanation: 'Nach der Änderung werden Ihre anderen Geräte abgemeldet. Dieses bleibt angemeldet.',
    submit: 'Passwort ändern',
    sending: 'Wird gespeichert\u00A0\u00A0…',
    changed: 'Ihr Passwort ist geändert',
    forgotten: 'Aktuelles Passwort vergessen?',
  },
  sessions: {
    heading: 'Aktive Sitzungen',
    explanation: 'Wo Ihr Konto offen ist. Eine ungenutzte Sitzung endet nach 30 Tagen.',
    loading: 'Sitzungen werden geladen',
    isThisOne: 'Diese Sitzung',
    other: 'Andere Sitzung',
    started: 'Begonnen',
    lastUsed: 'Zuletzt benutzt',
    endOthers: 'Andere Sitzungen beenden',
    ending: 'Wird beendet\u00A0\u00A0…',
    ended: 'Die anderen Sitzungen sind beendet.',
    failed: 'Das hat nicht geklappt. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    notLoaded: 'Die Sitzungen konnten nicht geladen werden.',
    tryAgain: 'Erneut versuchen',
  },
  data: {
    heading: 'Ihre Daten',
    explanation: 'Alle Ihre Daten in einer JSON-Datei.',
    download: 'Ihre Daten herunterladen',
  },
  deletion: {
    heading: 'Konto löschen',
    open: 'Ich möchte mein Konto löschen',
    explanation:
      'Konto und Anschrift werden sofort gelöscht; das lässt sich nicht rückgängig machen. Bestellungen bewahren wir mit ihren Angaben so lange auf, wie es das Gesetz verlangt; sie gehören dann zu keinem Konto mehr.',
    submit: 'Konto endgültig löschen',
    sending: 'Wird gelöscht\u00A0\u00A0…',
    failed: 'Das Konto konnte nicht gelöscht werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    done: 'Ihr Konto ist gelöscht.',
  },
  needsJavaScript: 'Das Konto funktioniert nur mit JavaScript. Bei Fragen schreiben Sie bitte unserem Büro:',
}

export const entrance: typeof pl.entrance = {
  guest: {
    heading: 'Ohne Konto einkaufen',
    explanation:
      'Die Anschrift geben Sie bei der Bestellung an, die Bestätigung kommt per E-Mail. Ein Konto können Sie später anlegen.',
    go: 'Als Gast kaufen',
    findOrder: 'Bestellung ohne Konto finden',
  },
  tabs: { label: 'Kundenkonto', login: 'Anmelden', register: 'Registrieren' },
  fields: customerFields,
  login: {
    submit: 'Anmelden',
    sending: 'Anmeldung läuft\u00A0\u00A0…',
    forgotten: 'Passwort vergessen?',
    failed: 'Die Anmeldung hat nicht geklappt. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    done: 'Anmeldung erfolgreich!',
  },
  register: {
    required: 'Alle Felder außer dem Telefon sind erforderlich.',
    submit: 'Konto anlegen',
    sending: 'Konto wird angelegt\u00A0\u00A0…',
    failed: 'Bei der Registrierung ist ein Fehler aufgetreten',
    done: 'Konto erfolgreich angelegt!',
    toLogin: 'Mit dieser Adresse anmelden',
    toRecovery: 'Neues Passwort festlegen',
  },
  error: 'Fehler',
  signedIn: {
    heading: (firstName) => `Guten Tag, ${firstName}`,
    explanation: (email) => `Sie sind angemeldet als ${email}.`,
    toStore: 'Zum Shop',
    toAccount: 'Ihr Konto',
    signOut: 'Abmelden',
  },
  needsJavaScript:
    'Anmelden und Registrieren funktionieren nur mit JavaScript. Bei Fragen schreiben Sie bitte unserem Büro:',
}

export const login: typeof pl.login = {
  about: { title: 'Anmelden' },
  back: 'Zurück zum Shop',
  title: 'Anmelden',
  lead: 'Ein Konto merkt sich Ihre Anschrift und Ihre Bestellungen. Ohne Konto bekommen Sie dasselbe Salz und tragen die Anschrift jedes Mal ein.',
}

export const recover: typeof pl.recover = {
  about: { title: 'Neues Passwort' },
  back: 'Zurück zur Anmeldung',
  title: 'Passwort vergessen?',
  lead: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
}

export const recovery: typeof pl.recovery = {
  fields: customerFields,
  request: {
    submit: 'Link senden',
    sending: 'Wird gesendet\u00A0\u00A0…',
    failed: 'Die Anfrage konnte nicht gesendet werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    sent: 'Bitte sehen Sie in Ihrem Postfach nach',
    sentNext:
      'Wenn es zu dieser Adresse ein Konto gibt, ist die Nachricht mit dem Link unterwegs. Der Link gilt eine Stunde und nur einmal. Falls Sie sie nicht finden, sehen Sie bitte im Spam-Ordner nach.',
    again: 'Andere Adresse eingeben',
  },
  choice: {
    submit: 'Passwort speichern',
    sending: 'Wird gespeichert\u00A0\u00A0…',
    failed: 'Das Passwort konnte nicht gespeichert werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  },
  error: 'Fehler',
  needsJavaScript:
    'Das Passwort lässt sich nur mit JavaScript ändern. Wenn Sie nicht weiterkommen, schreiben Sie bitte unserem Büro:',
}

export const newPassword: typeof pl.newPassword = {
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
    explanation: 'Wir können diesen Link gerade nicht prüfen. Bitte versuchen Sie es gleich noch einmal.',
  },
  tryAgain: 'Erneut versuchen',
}

export const emailProof: typeof pl.emailProof = {
  about: { title: 'Adresse bestätigen' },
  heading: 'Bestätigen Sie Ihre E-Mail-Adresse',
  explanation: 'Danach sehen Sie im Konto auch Bestellungen, die Sie mit dieser Adresse als Gast aufgegeben haben.',
  submit: 'Adresse bestätigen',
  sending: 'Wird bestätigt\u00A0…',
  signedOut: {
    heading: 'Melden Sie sich an, um die Adresse zu bestätigen',
    explanation: 'Der Link gilt nur in dem Konto, für das er verschickt wurde.',
  },
  toLogin: 'Anmelden',
  done: {
    heading: 'Ihre Adresse ist bestätigt',
    explanation:
      'Ihre Gastbestellungen mit dieser Adresse sind jetzt in Ihrem Konto. Spätere kommen automatisch hinzu.',
  },
  toAccount: 'Zum Konto',
  unknown: {
    heading: 'Dieser Link gehört nicht zu diesem Konto',
    explanation:
      'Er ist abgelaufen oder wurde für ein anderes Konto verschickt. Einen neuen erhalten Sie auf der Kontoseite.',
  },
  failed: 'Die Adresse konnte nicht bestätigt werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  error: 'Fehler',
  needsJavaScript: 'Das Bestätigen geht nur mit JavaScript. Bei Schwierigkeiten schreiben Sie uns:',
}
