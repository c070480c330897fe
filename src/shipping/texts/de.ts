import type * as pl from './pl.ts'

export const pickup: typeof pl.pickup = {
  title: (carrier) => `Abholstelle von ${carrier} wählen`,
  close: 'Schließen',
  code: {
    label: 'Code der Abholstelle, zum Beispiel KRA012',
    choose: 'Wählen',
    problem: 'Bitte den Code einer Abholstelle eingeben: 3 bis 20 Buchstaben, Ziffern und Bindestriche.',
  },
  map: {
    label: 'Karte der Abholstellen',
    coming: 'Die Karte wird geladen\u00A0…',
    missing:
      'Die Karte konnte nicht geladen werden. Bitte geben Sie oben den Code einer Abholstelle ein: Sie finden ihn auf der Website des Zustellers.',
    refused: 'Diese Abholstelle kennen wir nicht. Bitte wählen Sie eine andere, oder geben Sie oben ihren Code ein.',
  },
  sample: {
    notice: 'Dies ist eine Demonstration: Die Abholstellen auf dieser Karte sind erfunden.',
    points: 'Beispiele für Abholstellen',
  },
}
