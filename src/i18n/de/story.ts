import type { StoryTexts } from '../story.ts'

export const story: StoryTexts = {
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
        text: 'Mit einem langen Holzrechen wird das Salz ans Ufer gezogen. Die Salzblüte schöpft man gesondert von der Oberfläche, bevor sie sinkt.',
      },
    ],
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
          'Wir sind eine Organisation von Gastronomen und bieten das gesündeste Tafelsalz aus dem Meer an: jenes, das wir in unseren eigenen Küchen verwenden.',
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
}
