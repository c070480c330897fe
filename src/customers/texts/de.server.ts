import { brand } from '../../brand.ts'
import type * as pl from './pl.server.ts'

export const accountCreated: typeof pl.accountCreated = {
  get subject() {
    return `Ihr Konto bei ${brand.name}`
  },
  heading: 'Ihr Konto ist bereit',
  explanation:
    'Mit dieser Adresse wurde in unserem Shop ein Konto angelegt. Bestätigen Sie die Adresse, dann sehen Sie im Konto auch Bestellungen, die Sie damit als Gast aufgegeben haben. Der Link gilt eine Woche, solange Sie angemeldet sind.',
  toAccount: 'Zum Konto',
  prove: 'E-Mail-Adresse bestätigen',
  notYou:
    'Das waren nicht Sie? Dann hat jemand Ihre Adresse eingegeben. Wählen Sie auf der Anmeldeseite „Passwort vergessen?“ und legen Sie ein neues fest: Die andere Person wird abgemeldet, und Sie können das Konto löschen.',
}

export const emailProof: typeof pl.emailProof = {
  subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
  heading: 'Bestätigen Sie Ihre E-Mail-Adresse',
  explanation:
    'Danach sehen Sie im Konto auch Bestellungen, die Sie mit dieser Adresse als Gast aufgegeben haben. Der Link gilt eine Woche, solange Sie angemeldet sind.',
  prove: 'E-Mail-Adresse bestätigen',
  notYou: 'Das waren nicht Sie? Dann müssen Sie nichts tun: Ohne Ihr Konto ändert dieser Link nichts.',
}

export const passwordRecovery: typeof pl.passwordRecovery = {
  subject: 'Neues Passwort wählen',
  heading: 'Ein neues Passwort für Ihr Konto',
  explanation:
    'Jemand hat für das Konto mit dieser Adresse ein neues Passwort angefordert. Der Link gilt eine Stunde und nur einmal.',
  toForm: 'Neues Passwort wählen',
  notYou: 'Das waren nicht Sie? Dann müssen Sie nichts tun: Ihr bisheriges Passwort gilt weiter.',
}

export const passwordChanged: typeof pl.passwordChanged = {
  subject: 'Ihr Passwort wurde geändert',
  heading: 'Ihr Passwort wurde geändert',
  explanation: 'Für Ihr Konto gilt ein neues Passwort. Alle anderen Geräte wurden abgemeldet.',
  notYou:
    'Das waren nicht Sie? Dann wählen Sie bitte sofort ein eigenes Passwort. Den Link dafür senden wir an diese Adresse.',
  toRecovery: 'Link anfordern',
}

export const accountDeleted: typeof pl.accountDeleted = {
  subject: 'Ihr Konto wurde gelöscht',
  heading: 'Ihr Konto wurde gelöscht',
  explanation:
    'Mit ihm haben wir die gespeicherte Adresse und Telefonnummer gelöscht. Eine Anmeldung ist nicht mehr möglich.',
  toStore: 'Zum Shop',
  get notYou() {
    return `Das waren nicht Sie? Bitte schreiben Sie uns an ${brand.officeEmail}.`
  },
}

export const accountExport: typeof pl.accountExport = { file: 'meine-daten' }
