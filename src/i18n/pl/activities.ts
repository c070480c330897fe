export const activities = {
  about: { title: 'Działalność: sól celtycka i restauratorzy' },
  title: 'Nasza działalność',
  lead: 'Łączymy dwa miejsca: brzeg, na którym powstaje sól, i kuchnie, w których kończy swoją drogę.',
  salt: {
    title: 'Sól celtycka',
    badges: ['Naturalna', 'Tradycyjna', 'Lokalna'],
    text: 'Promujemy sól morską, którą od pokoleń zbiera się ręcznie na wybrzeżu Loire-Atlantique. Nie rafinuje się jej: schnie na słońcu i wietrze, a potem trafia do kuchni.',
  },
  association: {
    title: 'Stowarzyszenie Restauratorów',
    text: 'Tworzą je ludzie, którzy prowadzą kuchnie, sale i hotele. Wspólnie wybierają sól, uczą się z nią pracować i dbają o to, by gość poczuł różnicę.',
    restaurateurs: {
      title: 'Dla restauratorów',
      items: ['Dostęp do soli najwyższej jakości', 'Warsztaty i szkolenia', 'Wymiana doświadczeń'],
    },
    customers: {
      title: 'Dla klientów',
      items: ['Gwarancja jakości', 'Wyjątkowy smak potraw', 'Tradycyjne metody'],
    },
  },
}
