import type * as pl from './pl.ts'

export const pickup: typeof pl.pickup = {
  title: (carrier) => `Choisir un point de retrait ${carrier}`,
  close: 'Fermer',
  code: {
    label: 'Code du point, par exemple KRA012',
    choose: 'Choisir',
    problem: 'Saisissez le code d’un point\u00A0: de 3 à 20 lettres, chiffres et traits d’union.',
  },
  map: {
    label: 'Carte des points de retrait',
    coming: 'Chargement de la carte…',
    missing:
      'La carte n’a pas pu être chargée. Saisissez ci-dessus le code d’un point\u00A0: vous le trouverez sur le site du transporteur.',
    refused: 'Nous ne reconnaissons pas ce point. Choisissez-en un autre ou saisissez son code ci-dessus.',
  },
  sample: {
    notice: 'Ceci est une démonstration\u00A0: les points de cette carte sont inventés.',
    points: 'Exemples de points',
  },
}
