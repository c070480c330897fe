import { money } from '../kernel/money.ts'
import type { Database } from '../server/database/database.ts'
import { insertProduct } from './create-product.server.ts'
import type { ProductDraft } from './product.ts'

type Text = [name: string, description: string]

/** The same salt is in all of them. */
const unsaid = { allergens: null, operator: null, goodFor: null }
const foodFacts = {
  pl: {
    ...unsaid,
    legalName: 'Sól morska, nieoczyszczona',
    ingredients: 'Sól morska, bez dodatków',
    origin: 'Loire-Atlantique, północno-zachodnia Francja',
    storage: 'W suchym miejscu, w szczelnie zamkniętym opakowaniu',
    harvest: 'Zbierają ją solarze z Loire-Atlantique: ręcznie, drewnianymi grabiami. Suszą ją słońce i wiatr.',
  },
  en: {
    ...unsaid,
    legalName: 'Sea salt, unrefined',
    ingredients: 'Sea salt, nothing added',
    origin: 'Loire-Atlantique, northwestern France',
    storage: 'In a dry place, tightly closed',
    harvest:
      'Gathered by paludiers, the salt workers of Loire-Atlantique: by hand, with wooden rakes. Sun and wind dry it.',
  },
  de: {
    ...unsaid,
    legalName: 'Meersalz, unraffiniert',
    ingredients: 'Meersalz, ohne Zusätze',
    origin: 'Loire-Atlantique, Nordwestfrankreich',
    storage: 'Trocken und gut verschlossen lagern',
    harvest:
      'Paludiers, die Salzbauern von Loire-Atlantique, ernten es von Hand mit Holzrechen. Sonne und Wind trocknen es.',
  },
  fr: {
    ...unsaid,
    legalName: 'Sel marin, non raffiné',
    ingredients: 'Sel marin, sans additif',
    origin: 'Loire-Atlantique, nord-ouest de la France',
    storage: 'Au sec, dans un emballage bien fermé',
    harvest:
      'Des paludiers de Loire-Atlantique le récoltent à la main, au râteau de bois. Le soleil et le vent le sèchent.',
  },
}

/** By its place on the shelf. */
const goodFor = [
  {
    pl: 'Do solenia na co dzień: pomidory, jajka na miękko, chleb z masłem, sery. Rozpuszcza się od razu, więc najlepiej solić nią już na talerzu.',
    en: 'For everyday seasoning: tomatoes, soft-boiled eggs, bread and butter, cheese. It dissolves at once, so salt on the plate.',
    de: 'Zum täglichen Salzen: Tomaten, weiche Eier, Butterbrot, Käse. Es löst sich sofort, also erst auf dem Teller salzen.',
    fr: 'Pour saler chaque jour : tomates, œufs à la coque, pain beurré, fromages. Il fond aussitôt, alors salez dans l’assiette.',
  },
  {
    pl: 'Do garnka i do piekarnika: woda na makaron i ziemniaki, pieczone warzywa, mięso przed pieczeniem. Młynek wybierz ceramiczny.',
    en: 'For pot and oven: water for pasta and potatoes, roast vegetables, meat before roasting. Use a mill with ceramic grinders.',
    de: 'Für Topf und Ofen: Nudel- und Kartoffelwasser, Ofengemüse, Fleisch vor dem Braten. Für die Mühle mit Keramikmahlwerk.',
    fr: 'Pour la casserole et le four : eau des pâtes et des pommes de terre, légumes rôtis, viandes. Au moulin, choisissez la céramique.',
  },
  {
    pl: 'Do wykończenia: szczypta na stek, rybę, jajko, dojrzały pomidor, gorzką czekoladę. Nie gotuj jej, chrupie tylko na gotowym daniu.',
    en: 'To finish: a pinch on steak, fish, an egg, a ripe tomato, dark chocolate. Don’t cook it, it is crisp only on the finished dish.',
    de: 'Zum Vollenden: eine Prise auf Steak, Fisch, Ei, reife Tomaten, dunkle Schokolade. Nicht mitkochen, knusprig bleibt es nur auf dem fertigen Gericht.',
    fr: 'Pour finir : une pincée sur un steak, un poisson, un œuf, une tomate mûre, du chocolat noir. Ne la cuisez pas, elle croque sur le plat fini.',
  },
  {
    pl: 'Do codziennego gotowania: zupy, makarony, ryba pieczona w soli, pierwsze słoiki ogórków.',
    en: 'For a kitchen that cooks every day: soups, pasta, fish baked in salt, the first jars of cucumbers.',
    de: 'Für die Küche, in der täglich gekocht wird: Suppen, Nudeln, Fisch in der Salzkruste, die ersten Gläser Gurken.',
    fr: 'Pour la cuisine de tous les jours : soupes, pâtes, poisson en croûte de sel, premiers bocaux de concombres.',
  },
  {
    pl: 'Na domowe zapasy: kapusta i ogórki kiszone, peklowanie, chleb, ryba w soli. Bez dodatku jodu, który przeszkadza w kiszeniu.',
    en: 'For the larder: sauerkraut and pickled cucumbers, curing, bread, fish in salt. No added iodine to get in the way of fermentation.',
    de: 'Für den Vorrat: Sauerkraut und saure Gurken, Pökeln, Brot, Fisch im Salz. Ohne zugesetztes Jod, das die Gärung stört.',
    fr: 'Pour les provisions : choucroute et concombres lactofermentés, salaisons, pain, poisson en croûte. Sans iode ajouté, qui gênerait la fermentation.',
  },
  {
    pl: 'Do restauracji, hotelu, piekarni i masarni: woda do gotowania, solanki, ciasta, marynaty, ryby w soli.',
    en: 'For restaurants, hotels, bakeries and butchers: cooking water, brines, doughs, marinades, fish in salt.',
    de: 'Für Restaurant, Hotel, Bäckerei und Metzgerei: Kochwasser, Laken, Teige, Marinaden, Fisch in der Salzkruste.',
    fr: 'Pour restaurants, hôtels, boulangeries et charcuteries : eau de cuisson, saumures, pâtes, marinades, poissons en croûte de sel.',
  },
] as const

function product(
  sortOrder: number,
  [price, weight, grossWeight, stockQuantity, maxPerOrder = null]: [
    price: number,
    grams: number,
    packed: number,
    pieces: number,
    most?: number | null,
  ],
  texts: { pl: Text; en: Text; de: Text; fr: Text },
): ProductDraft {
  const [name, description] = texts.pl
  return {
    name,
    description,
    ...foodFacts.pl,
    goodFor: goodFor[sortOrder - 1]?.pl ?? null,
    price: money(price),
    vatRate: 23,
    weight,
    grossWeight,
    stockQuantity,
    maxPerOrder,
    sortOrder,
    isActive: true,
    inStock: true,
    imageUrl: null,
    translations: (['en', 'de', 'fr'] as const).map((language) => {
      const [translatedName, translatedDescription] = texts[language]
      return {
        language,
        name: translatedName,
        description: translatedDescription,
        ...foodFacts[language],
        goodFor: goodFor[sortOrder - 1]?.[language] ?? null,
      }
    }),
  }
}

export const firstProducts = [
  product(1, [2490, 250, 290, 120], {
    pl: ['Sól celtycka drobna', 'Drobne, wilgotne kryształki do codziennego solenia, na stół i do deski serów.'],
    en: ['Fine Celtic salt', 'Fine, moist crystals for everyday seasoning, for the table and the cheese board.'],
    de: ['Feines keltisches Salz', 'Feine, feuchte Kristalle für jeden Tag, für den Tisch und die Käseplatte.'],
    fr: ['Sel celtique fin', 'De fins cristaux humides pour tous les jours, pour la table et le plateau de fromages.'],
  }),
  product(2, [2990, 500, 545, 150], {
    pl: ['Sól celtycka gruba', 'Szare, chrupiące ziarna do pieczonych warzyw, ryb w soli i do młynka.'],
    en: ['Coarse Celtic salt', 'Grey, crunchy grains for roast vegetables, fish baked in salt and the mill.'],
    de: ['Grobes keltisches Salz', 'Graue, knackige Körner für Ofengemüse, Fisch in der Salzkruste und die Mühle.'],
    fr: [
      'Gros sel celtique',
      'Des grains gris et croquants pour les légumes rôtis, le poisson en croûte et le moulin.',
    ],
  }),
  product(3, [14_900, 1000, 1060, 80], {
    pl: ['Sól celtycka premium', 'Fleur de sel zbierana z powierzchni wody o zmierzchu, do wykończenia dań.'],
    en: ['Premium Celtic salt', 'Fleur de sel skimmed from the water at dusk, to finish a dish.'],
    de: [
      'Keltisches Salz Premium',
      'Fleur de Sel, in der Dämmerung von der Wasseroberfläche geschöpft, zum Vollenden.',
    ],
    fr: ['Sel celtique premium', 'Fleur de sel cueillie à la surface de l’eau au crépuscule, pour finir un plat.'],
  }),
  product(4, [8900, 2000, 2100, 60], {
    pl: ['Sól celtycka na zapas', 'Dwa kilogramy soli kuchennej dla domów, w których gotuje się codziennie.'],
    en: ['Bulk Celtic salt', 'Two kilograms of cooking salt for homes that cook every day.'],
    de: ['Keltisches Salz auf Vorrat', 'Zwei Kilogramm Kochsalz für Haushalte, in denen täglich gekocht wird.'],
    fr: ['Sel celtique en réserve', 'Deux kilos de sel de cuisine pour les maisons où l’on cuisine chaque jour.'],
  }),
  product(5, [18900, 5000, 5150, 40], {
    pl: ['Sól celtycka rodzinna', 'Pięć kilogramów do kiszonek, peklowania i chleba, w lnianym worku.'],
    en: ['Family Celtic salt', 'Five kilograms for pickling, curing and bread, in a linen sack.'],
    de: ['Keltisches Salz für Familien', 'Fünf Kilogramm zum Einlegen, Pökeln und Backen, im Leinensack.'],
    fr: ['Sel celtique familial', 'Cinq kilos pour les conserves, les salaisons et le pain, dans un sac de lin.'],
  }),
  product(6, [64900, 25_000, 25_400, 25, 10], {
    pl: ['Sól celtycka gastronomiczna', 'Worek 25 kg dla kuchni restauracyjnych i hotelowych, prosto z salin.'],
    en: ['Gastronomic Celtic salt', 'A 25 kg sack for restaurant and hotel kitchens, straight from the salt pans.'],
    de: [
      'Keltisches Salz für die Gastronomie',
      'Ein 25-kg-Sack für Restaurant- und Hotelküchen, direkt aus den Salzgärten.',
    ],
    fr: [
      'Sel celtique gastronomique',
      'Un sac de 25 kg pour les cuisines de restaurants et d’hôtels, droit des salines.',
    ],
  }),
]

export async function seedProducts(database: Database): Promise<void> {
  for (const draft of firstProducts) await insertProduct(database, draft)
}
