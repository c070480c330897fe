import type { Cooking } from '../../recipe.ts'

export const cooking: Cooking = {
  'pomidory-z-sola': {
    makes: '4 Portionen',
    time: '15\u00A0Minuten',
    ingredients: [
      '600\u00A0g reife Tomaten, gern verschiedene Sorten',
      '1/2\u00A0TL Salz Premium (Fleur de Sel)',
      '2\u00A0EL Olivenöl',
      'einige Basilikumblätter',
      'Brot für den Saft',
    ],
    steps: [
      'Die Tomaten in dicke Scheiben schneiden und nebeneinander auf einen großen Teller legen. Sie sollten Zimmertemperatur haben.',
      'Mit der Hälfte des Salzes bestreuen und 10\u00A0Minuten warten, bis sie Saft ziehen.',
      'Das Öl darübergeben, den Teller neigen und die Tomaten mit der Soße beträufeln.',
      'Das Basilikum darüberzupfen und das übrige Salz erst beim Servieren zugeben, damit es knackt.',
    ],
  },
  'maslo-z-sola': {
    makes: '250\u00A0g',
    time: '15\u00A0Minuten und eine Stunde im Kühlschrank',
    ingredients: ['250\u00A0g weiche ungesalzene Butter', '7\u00A0g feines Salz (1,5 gestrichene TL)'],
    steps: [
      'Die Butter eine Stunde vorher aus dem Kühlschrank nehmen. Mit einer Gabel glatt rühren.',
      'Den größten Teil des Salzes unterheben. Die Kristalle sollen ganz bleiben, also nicht lange schlagen.',
      'In Backpapier zu einer Rolle formen und eine Stunde kühlen.',
      'Mit dem übrigen Salz bestreuen und zu Brot und Radieschen reichen. Im Kühlschrank hält sie etwa zwei Wochen.',
    ],
  },
  'karmel-z-sola': {
    makes: 'ein Glas, 400\u00A0g',
    time: '25\u00A0Minuten',
    ingredients: [
      '200\u00A0g Zucker',
      '80\u00A0g Butter',
      '200\u00A0ml Sahne, 30\u00A0% Fett',
      '4\u00A0g feines Salz (1 gestrichener TL)',
    ],
    steps: [
      'Die Sahne erwärmen, nicht kochen. Die Butter würfeln.',
      'Den Zucker in einem breiten Topf bei mittlerer Hitze schmelzen, ohne zu rühren, bis er bernsteinfarben ist.',
      'Vom Herd nehmen, die Butter einrühren, dann die warme Sahne in dünnem Strahl. Vorsicht, heißer Dampf.',
      'Noch 2\u00A0Minuten unter Rühren köcheln. Das Salz zugeben und in ein Glas füllen. Im Kühlschrank hält es drei Wochen.',
    ],
  },
  'ziemniaki-w-soli': {
    makes: '4 Portionen',
    time: '35\u00A0Minuten',
    ingredients: [
      '1\u00A0kg kleine neue Kartoffeln',
      '100\u00A0g grobes Salz',
      'Butter oder Quark mit Schnittlauch dazu',
    ],
    steps: [
      'Die Kartoffeln waschen, nicht schälen. In einen breiten Topf legen und knapp mit Wasser bedecken.',
      'Das Salz zugeben und etwa 20\u00A0Minuten kochen, bis ein Messer leicht hineingeht.',
      'Fast das ganze Wasser abgießen, zwei Esslöffel bleiben. Den Topf bei kleiner Hitze 3–5\u00A0Minuten rütteln, bis die Schale runzlig und weiß vom Salz ist.',
      'Sofort servieren, mit der Schale.',
    ],
  },
  'ogorki-kiszone': {
    makes: 'ein Glas, 2\u00A0l',
    time: '20\u00A0Minuten und eine Woche Warten',
    ingredients: [
      '1\u00A0kg kleine, feste Einlegegurken',
      '1\u00A0l Wasser',
      '35\u00A0g grobes Salz ohne Jodzusatz',
      '2 Dilldolden mit Stängel',
      '4 Knoblauchzehen',
      'ein Stück Meerrettichwurzel',
      '2 Kirsch- oder Eichenblätter',
    ],
    steps: [
      'Die Gurken waschen und 2\u00A0Stunden in kaltes Wasser legen. Das Glas heiß ausspülen.',
      'Das Wasser mit dem Salz aufkochen und lauwarm abkühlen lassen.',
      'Dill, Knoblauch, Meerrettich und Blätter auf den Boden legen, die Gurken dicht einschichten und mit Lake bedecken. Mit einem kleinen Teller beschweren.',
      'Abdecken, nicht fest verschließen. Bei etwa 20\u00A0°C stehen lassen: nach 3 Tagen mild, nach 7 sauer. Danach kühl stellen.',
    ],
  },
  'ryba-w-soli': {
    makes: '2–3 Portionen',
    time: '55\u00A0Minuten',
    ingredients: [
      '1\u00A0ganze Dorade oder Forelle, etwa 1\u00A0kg, ausgenommen, mit Schuppen',
      '1,5\u00A0kg grobes Salz',
      '2 Eiweiß',
      '1/2 Zitrone in Scheiben',
      'einige Zweige Thymian',
    ],
    steps: [
      'Den Ofen auf 200\u00A0°C heizen. Das Salz mit Eiweiß und 3\u00A0EL Wasser mischen, bis es wie nasser Sand ist.',
      'Auf einem Blech 1\u00A0cm hoch Salz verteilen. Zitrone und Thymian in den Fisch legen, ihn auf das Salz setzen, mit dem Rest bedecken und andrücken.',
      '30\u00A0Minuten backen und 10\u00A0Minuten ruhen lassen.',
      'Die Kruste aufschlagen, samt Haut abheben und das Fleisch mit Olivenöl servieren.',
    ],
  },
}
