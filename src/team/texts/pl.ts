export const team = {
  about: { title: 'Zespół i członkowie stowarzyszenia' },
  overline: 'Zespół i członkowie',
  title: 'Przy jednym stole',
  lead: 'Jedni zbierają sól, drudzy nią gotują. Oto ludzie, którzy dbają o jej drogę od grobli po talerz.',
  join: {
    heading: 'Przy tym stole jest jeszcze miejsce',
    lead: 'Szefowie kuchni, restauracje i hotele zgłaszają się jednym krótkim formularzem.',
    action: 'Dołącz do stowarzyszenia',
  },
}
