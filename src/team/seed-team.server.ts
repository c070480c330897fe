import { inArray } from 'drizzle-orm'
import { languages, type Language } from '../kernel/language.ts'
import type { Database } from '../server/database/database.ts'
import { teamMembers } from './team-members.table.ts'
import { insertTeamMember } from './create-team-member.server.ts'

type Text = [role: string, description: string]

const firstTeam: [name: string, texts: Record<Language, Text>][] = [
  [
    'Hanna Zawilska',
    {
      pl: [
        'Prezeska',
        'Przez dwadzieścia lat prowadziła bistro w Krakowie. Dziś dba o to, by kucharze i zbieracze soli zasiadali przy jednym stole.',
      ],
      en: [
        'President',
        'She ran a bistro in Kraków for twenty years. Today she makes sure that cooks and salt workers sit at the same table.',
      ],
      de: [
        'Präsidentin',
        'Zwanzig Jahre lang führte sie ein Bistro in Krakau. Heute sorgt sie dafür, dass Küche und Salzgarten an einem Tisch sitzen.',
      ],
      fr: [
        'Présidente',
        'Pendant vingt ans, elle a tenu un bistrot à Cracovie. Aujourd’hui, elle veille à ce que cuisiniers et paludiers s’assoient à la même table.',
      ],
    },
  ],
  [
    'Maëlle Tanguy',
    {
      pl: [
        'Paludière, kontakt z salinami',
        'Zbiera sól drewnianymi grabiami na tych samych poletkach, na których pracowała jej babcia. Latem co rano daje kuchniom znać, co przyniósł poprzedni wieczór.',
      ],
      en: [
        'Salt worker, harvest liaison',
        'She rakes the same pans her grandmother worked. On summer mornings she lets the kitchens know what the evening before brought.',
      ],
      de: [
        'Salzbäuerin, Ansprechpartnerin für die Ernte',
        'Mit dem Holzrechen erntet sie in denselben Becken wie einst ihre Großmutter. Im Sommer erfahren die Küchen jeden Morgen von ihr, was der Abend zuvor gebracht hat.',
      ],
      fr: [
        'Paludière, lien avec la récolte',
        'Elle cueille le sel au râteau de bois, dans les œillets que travaillait déjà sa grand-mère. L’été, elle annonce chaque matin aux cuisines ce que la soirée de la veille a donné.',
      ],
    },
  ],
  [
    'Étienne Marchal',
    {
      pl: [
        'Główny szef kuchni',
        'Zanim sól trafi na talerze, próbuje każdej partii na chlebie z masłem. Ze swojej kuchni w Nantes wysyła członkom przepisy, w których soli się dopiero na końcu.',
      ],
      en: [
        'Executive chef',
        'He tastes every batch on buttered bread before it goes on a plate. From his kitchen in Nantes he sends members recipes in which the salt comes last.',
      ],
      de: [
        'Küchendirektor',
        'Jede Partie probiert er auf Butterbrot, bevor sie auf einen Teller kommt. Aus seiner Küche in Nantes schickt er den Mitgliedern Rezepte, in denen erst ganz zum Schluss gesalzen wird.',
      ],
      fr: [
        'Chef exécutif',
        'Il goûte chaque lot sur une tartine beurrée avant qu’il n’arrive dans l’assiette. De sa cuisine nantaise, il envoie aux membres des recettes où le sel vient en dernier.',
      ],
    },
  ],
  [
    'Katharina Brandstetter',
    {
      pl: [
        'Opiekunka hoteli',
        'Zna kuchnie hotelowe od śniadania po nocną zmianę, bo sama zaczynała w jednej z nich, w Salzburgu. Podpowiada hotelom, ile soli zamówić na sezon i jak ją przechowywać.',
      ],
      en: [
        'Hotel liaison',
        'She knows hotel kitchens from breakfast to the night shift, because she started in one, in Salzburg. She advises hotels on how much salt to order for a season and how to keep it.',
      ],
      de: [
        'Ansprechpartnerin für Hotels',
        'Sie kennt Hotelküchen vom Frühstück bis zur Nachtschicht, denn in einer davon, in Salzburg, hat sie angefangen. Hotels berät sie, wie viel Salz sie für eine Saison brauchen und wie man es lagert.',
      ],
      fr: [
        'Référente hôtels',
        'Elle a débuté dans un hôtel de Salzbourg et connaît les cuisines d’hôtel du petit déjeuner au service de nuit. Elle conseille les établissements sur la quantité de sel à commander pour la saison et sur la façon de le conserver.',
      ],
    },
  ],
  [
    'Tomasz Gajda',
    {
      pl: [
        'Szkolenia i warsztaty',
        'Uczy solić palcami, a nie łyżką. Jego warsztaty zaczynają się o świcie na salinach, a kończą nad patelnią.',
      ],
      en: [
        'Training and workshops',
        'He teaches people to salt with their fingers, not a spoon. His workshops begin in the marsh at dawn and end at the stove.',
      ],
      de: [
        'Schulungen und Workshops',
        'Bei ihm lernt man, mit den Fingern zu salzen statt mit dem Löffel. Seine Workshops beginnen im Morgengrauen in den Salzgärten und enden am Herd.',
      ],
      fr: [
        'Formation et ateliers',
        'Avec lui, on apprend à saler du bout des doigts plutôt qu’à la cuillère. Ses ateliers commencent à l’aube dans les marais salants et finissent aux fourneaux.',
      ],
    },
  ],
  [
    'Goulven Kermarrec',
    {
      pl: [
        'Kontrola jakości',
        'Z każdej partii bierze trzy próbki i sprawdza barwę, ziarno i wilgotność. Sól, której nie wsypałby do własnej zupy, nie opuszcza magazynu.',
      ],
      en: [
        'Quality control',
        'He takes three samples of every batch and checks colour, grain and moisture. Salt that he wouldn’t put into his own soup doesn’t leave the warehouse.',
      ],
      de: [
        'Qualitätskontrolle',
        'Aus jeder Partie zieht er drei Proben und prüft Farbe, Korn und Feuchte. Salz, das er nicht in die eigene Suppe geben würde, verlässt das Lager nicht.',
      ],
      fr: [
        'Contrôle qualité',
        'Sur chaque lot, il prélève trois échantillons et vérifie la couleur, le grain et l’humidité. Un sel qu’il ne mettrait pas dans sa propre soupe ne quitte pas l’entrepôt.',
      ],
    },
  ],
  [
    'Saskia Verhoef',
    {
      pl: [
        'Logistyka',
        'Planuje drogę każdego worka od Atlantyku po drzwi kuchni. Najtrudniejsza dostawa trafiła do schroniska w Tatrach, a ostatni odcinek pokonała na plecach tragarza.',
      ],
      en: [
        'Logistics',
        'She gets every sack from the Atlantic to the kitchen door. Her hardest delivery went to a mountain hut in the Tatras, the last stretch of it on a porter’s back.',
      ],
      de: [
        'Logistik',
        'Sie bringt jeden Sack vom Atlantik bis an die Küchentür. Ihre schwierigste Lieferung ging an eine Hütte in der Tatra, das letzte Stück auf dem Rücken eines Trägers.',
      ],
      fr: [
        'Logistique',
        'Elle organise le trajet de chaque sac, de l’Atlantique à la porte de la cuisine. Sa livraison la plus difficile est montée jusqu’à un refuge des Tatras, le dernier tronçon à dos de porteur.',
      ],
    },
  ],
  [
    'Ewa Lisiecka',
    {
      pl: [
        'Biuro członkowskie',
        'Odbiera telefon, czyta każde zgłoszenie i sama na nie odpisuje. Wie, która restauracja właśnie zmienia kartę, a który szef kuchni obchodzi urodziny.',
      ],
      en: [
        'Membership office',
        'She answers the telephone, reads every application and replies to it herself. She knows which restaurant is changing its menu and whose birthday it is.',
      ],
      de: [
        'Mitgliederbüro',
        'Sie geht ans Telefon, liest jeden Aufnahmeantrag und beantwortet ihn selbst. Sie weiß, welches Restaurant gerade seine Karte ändert und in welcher Küche jemand Geburtstag hat.',
      ],
      fr: [
        'Bureau des adhésions',
        'Elle décroche le téléphone, lit chaque demande d’adhésion et y répond elle-même. Elle sait quel restaurant change sa carte et quel chef fête son anniversaire.',
      ],
    },
  ],
  [
    'Chiara Bellandi',
    {
      pl: [
        'Komunikacja',
        'Z aparatem i kaloszami w bagażniku krąży między salinami a restauracjami. Z jej zdjęć i notatek powstają materiały, które otrzymują nasi członkowie.',
      ],
      en: [
        'Communication',
        'With a camera and a pair of wellingtons in the boot of her car, she travels between marsh and dining room. Her pictures and notes become the materials our members receive.',
      ],
      de: [
        'Kommunikation',
        'Mit Kamera und Gummistiefeln im Kofferraum pendelt sie zwischen Salzgärten und Gasträumen. Aus ihren Bildern und Notizen entstehen die Materialien, die unsere Mitglieder erhalten.',
      ],
      fr: [
        'Communication',
        'Appareil photo et bottes de caoutchouc dans le coffre, elle va et vient entre les marais salants et les salles de restaurant. De ses photos et de ses notes naissent les supports que reçoivent nos membres.',
      ],
    },
  ],
]

/** Whether somebody of the first team is still introduced. */
export const hasFirstTeam = async (database: Database): Promise<boolean> =>
  (await database.$count(
    teamMembers,
    inArray(
      teamMembers.name,
      firstTeam.map(([name]) => name),
    ),
  )) > 0

export async function seedTeam(database: Database): Promise<void> {
  for (const [index, [name, texts]] of firstTeam.entries()) {
    await insertTeamMember(database, {
      name,
      imageUrl: null,
      sortOrder: index + 1,
      isActive: true,
      translations: languages.map((language) => {
        const [role, description] = texts[language]
        return { language, role, description }
      }),
    })
  }
}
