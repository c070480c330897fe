import { brand } from '../../../brand.ts'
import type * as pl from './pl.ts'

export const descriptions: typeof pl.descriptions = {
  '/': 'Keltisches Meersalz, von Hand geerntet in Loire-Atlantique, von einer Vereinigung von Köchinnen und Köchen, Restaurants und Hotels.',
  '/activities':
    'Keltisches Salz und die Vereinigung der Gastronomen: was wir für die tun, die kochen, und für die, die am Tisch sitzen.',
  '/team':
    'Die Menschen der Vereinigung: das Team, das sie im Alltag führt, und die Köchinnen und Köche, Restaurants und Hotels, die ihr angehören.',
  '/cooperation':
    'Eine Gemeinschaft von Gastronomen, Köchinnen und Köchen rund um keltisches Salz: Kontakte, Schulungen, Werbematerial und Vorzugspreise.',
  '/contact':
    'Schreiben Sie dem Büro der Vereinigung: Formular, Postanschrift und E-Mail-Adresse. Jede Nachricht liest ein Mensch.',
  get '/joinus'() {
    return `Mitglied bei ${brand.name} werden: in der Küche, im Restaurant oder im Hotel. Digitale Materialien erhalten Sie innerhalb von 24–48 Stunden.`
  },
  '/store': 'Keltisches Meersalz aus Loire-Atlantique in mehreren Größen, von 250 g bis zum 25-kg-Sack für Großküchen.',
  '/recipes':
    'Kurze Rezepte mit keltischem Meersalz: Tomaten, Salzbutter, Karamell, neue Kartoffeln, Salzgurken und Fisch in der Salzkruste.',
  '/store/$slug/reviews/$page':
    'Bewertungen von Menschen, die das Salz bei uns gekauft haben: gute und schlechte, vor der Veröffentlichung gelesen.',
  '/imprint':
    'Wer Website und Shop betreibt: Name, Anschrift, Register- und Steuernummer, Telefon, E-Mail, und wohin mit Reklamationen.',
  get '/terms'() {
    return `Wie man bei ${brand.name} einkauft: Bestellung, Zahlung, Lieferung, Reklamation.`
  },
  '/delivery':
    'Was der Versand nach Hause oder an einen Paketautomaten kostet, wann das Paket kommt und wie Sie zahlen können.',
  get '/privacy'() {
    return `Welche Daten ${brand.name} erhebt, wozu, wie lange sie bleiben und welche Rechte Sie haben.`
  },
  '/withdrawal': 'Wie Sie einen Vertrag binnen 14 Tagen widerrufen, wer die Rücksendung zahlt, mit Musterformular.',
  '/withdraw':
    'Widerrufen Sie einen im Shop geschlossenen Vertrag, ohne Konto und ohne Angabe von Gründen. Die Bestätigung kommt per E-Mail.',
  '/guarantee':
    'Mindestens zwei Jahre stehen wir dafür ein, dass die Ware dem Vertrag entspricht: was Sie verlangen können und wie Sie es melden.',
  get '/accessibility'() {
    return `Website und Shop von ${brand.name} mit Tastatur, Screenreader oder großer Schrift nutzen, und was noch nicht geht.`
  },
  '/stored':
    'Was diese Website und der Shop genau im Browser und auf dem Server speichern, wozu, wie lange, und wie man es löscht.',
}
