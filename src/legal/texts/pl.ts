export const legal = {
  about: { title: 'Informacje prawne' },
  /** What follows a text’s own title in the title of its page. */
  subtitles: {
    imprint: ': kto prowadzi sklep',
    delivery: ': koszty i terminy',
    terms: ': zakupy, dostawa, reklamacje',
    privacy: ': Twoje dane i prawa',
    withdrawal: ': 14 dni na zwrot',
    guarantee: ': towar zgodny z\u00A0umową',
    accessibility: '',
  },
  print: 'Drukuj',
}
