import { brand } from '../../brand.ts'
import type * as pl from './pl.ts'

export const home: typeof pl.home = {
  about: {
    get title() {
      return `${brand.name} – von Hand geerntetes keltisches Meersalz`
    },
  },
  overline: 'Fleur de sel · Loire-Atlantique',
  title: 'Salz, von Hand gewonnen',
  get tagline() {
    return `Von Hand geerntet im Rhythmus der Natur seit ${brand.since}`
  },
  toStore: 'Zum Shop',
}

export const story: typeof pl.story = {
  process: {
    title: 'Wie unser Salz entsteht',
    lead: 'Das meiste tun Meer, Sonne und Wind. Den Rest tun Menschen, die wissen, wann man wartet.',
    steps: [
      {
        title: 'Wasser des Atlantiks',
        text: 'Mit der Flut strömt der Ozean durch das offene Schütz in den Kanal und weiter in Becken, in denen das Wasser zur Ruhe kommt und seinen Schlick absetzt.',
      },
      {
        title: 'Natürliche Verdunstung',
        text: 'Langsam wandert das Wasser von einem Lehmbecken ins nächste, jedes flacher als das vorige. Sonne und Wind verdichten es, bis sich Kristalle zeigen.',
      },
      {
        title: 'Ernte von Hand',
        text: 'Mit einem langen Holzrechen wird das Salz ans Ufer gezogen. Die Salzblüte schöpft man getrennt von der Oberfläche, bevor sie sinkt.',
      },
    ],
  },
  shelf: {
    title: 'Aus den Salzgärten auf Ihren Tisch',
    lead: 'Von Hand geerntet, nicht raffiniert, ohne Zusätze. Wählen Sie die Größe, die zu Ihrem Tisch passt.',
    all: 'Alle Größen',
  },
  salt: {
    title: 'Das gesündeste Tafelsalz aus dem Nordwesten Frankreichs',
    ocean: 'Atlantischer Ozean',
    questions: [
      {
        question: 'Woher stammt unser Meersalz?',
        answer:
          'Aus Loire-Atlantique, von der Atlantikküste im Nordwesten Frankreichs. Die Salzgärten liegen gleich hinter den Dünen, auf Meereshöhe, und füllen sich mit der Flut.',
      },
      {
        question: 'Warum ist keltisches Salz in der Gastronomie so beliebt?',
        answer:
          'Wegen seiner natürlichen Herkunft und seines Reichtums an Mineralstoffen. Es wird weder gewaschen noch raffiniert und behält so seine Feuchte, das Grau des Lehms und einen Geschmack, der im fertigen Gericht nicht verloren geht.',
      },
      {
        question: 'Was unterscheidet uns von anderen Anbietern von Tafelsalz?',
        answer:
          'Wir sind eine Organisation von Gastronomen und bieten das gesündeste Tafelsalz aus dem Meer: das, mit dem wir selbst kochen.',
      },
    ],
  },
  fleur: {
    description:
      'Fleur de Sel entsteht an warmen, trockenen Nachmittagen, wenn der Wind das Wasser kaum kräuselt. Dann wachsen auf der Sole hohle Pyramiden, so spröde, dass sie zwischen den Fingern zerfallen.',
    points: [
      'Reich an Mineralstoffen und Spurenelementen',
      'Geschützte geografische Angabe',
      'Von weltbekannten Köchinnen und Köchen bevorzugt',
    ],
    toActivities: 'Was wir tun',
  },
  restaurants: {
    overline: 'Für Restaurants, Hotels und Küchenchefs',
    title: 'Das Salz, nach dem Gäste fragen',
    text: 'Mitglieder der Vereinigung kaufen günstiger ein, lernen in Workshops und zeigen ihren Gästen, womit sie würzen.',
    gains: [
      'Günstigere Preise für Mitglieder',
      'Workshops und Schulungen',
      'Logo, Grafiken und Zertifikat innerhalb von 24–48 Stunden',
    ],
    join: 'Ihre Küche anmelden',
  },
  last: {
    title: 'Eine Prise verändert alles',
    text: 'Dasselbe Salz, in Größen für jede Küche: für den Tisch, für zu Hause, fürs Restaurant.',
    toStore: 'Ihr Salz aussuchen',
  },
}

export const activities: typeof pl.activities = {
  about: { title: 'Was wir tun: keltisches Salz und Gastronomie' },
  title: 'Was wir tun',
  lead: 'Vom Ufer in die Küche: Wir bringen Menschen zusammen, die Salz ernten, und solche, die damit kochen.',
  salt: {
    title: 'Keltisches Salz',
    badges: ['Natürlich', 'Traditionell', 'Regional'],
    text: 'Wir stehen für das Meersalz, das an der Küste von Loire-Atlantique seit Generationen von Hand geerntet wird. Es wird nicht raffiniert: Sonne und Wind trocknen es, dann kommt es in die Küche.',
  },
  association: {
    title: 'Vereinigung der Gastronomen',
    text: 'Ihre Mitglieder führen Küchen, Gasträume und Hotels. Gemeinsam wählen sie ihr Salz aus, lernen, mit ihm zu arbeiten, und sorgen dafür, dass der Gast den Unterschied schmeckt.',
    restaurateurs: {
      title: 'Für Gastronomen',
      items: ['Zugang zu Salz von höchster Qualität', 'Workshops und Schulungen', 'Austausch von Erfahrungen'],
    },
    customers: {
      title: 'Für Gäste',
      items: ['Garantierte Qualität', 'Einzigartiger Geschmack der Gerichte', 'Traditionelle Methoden'],
    },
  },
}

export const cooperation: typeof pl.cooperation = {
  about: { title: 'Zusammenarbeit mit Küchen und Restaurants' },
  title: 'Eine Gemeinschaft, die ihr Salz kennt',
  lead: 'Gastronomen, Köchinnen und Köche aus ganz Europa, die eine Zutat zusammengebracht hat. Sie teilen, was sie wissen, und alle haben etwas davon.',
  restaurateurs: 'Gastronomen',
  chefs: 'Köchinnen und Köche',
  growth: (percent) => `+${percent}\u00A0% in diesem Jahr`,
  picture:
    'Auf diesem Bild ist jedes Mitglied ein Korn: ein Quadrat für Gastronomen, ein Punkt für Köchinnen und Köche.',
  showResult: 'Ergebnis gleich zeigen',
  benefits: {
    title: 'Was die Mitgliedschaft bringt',
    list: [
      {
        title: 'Netzwerk',
        text: 'Menschen, die man anrufen kann: für einen Rat, eine Empfehlung, ein gemeinsam gekochtes Essen.',
      },
      {
        title: 'Schulungen und Workshops',
        text: 'Die Arbeit mit Salz in der Praxis, von der Beize bis zur letzten Prise auf dem Teller.',
      },
      {
        title: 'Werbematerial',
        text: 'Logo, Grafiken und ein Zertifikat, die Ihren Gästen sagen, womit Sie würzen.',
      },
      {
        title: 'Vorzugspreise',
        text: 'Günstigere Salzpreise, nur für Mitglieder der Vereinigung.',
      },
    ],
  },
  join: 'Mitglied werden',
}
