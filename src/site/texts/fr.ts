import { brand } from '../../brand.ts'
import type * as pl from './pl.ts'

export const home: typeof pl.home = {
  about: {
    get title() {
      return `${brand.name} – sel marin celtique récolté à la main`
    },
  },
  overline: 'Fleur de sel · Loire-Atlantique',
  title: 'Le sel cueilli à la main',
  get tagline() {
    return `Récolté à la main au rythme de la nature depuis ${brand.since}`
  },
  toStore: 'Découvrir la boutique',
}

export const story: typeof pl.story = {
  process: {
    title: 'Notre méthode artisanale',
    lead: 'La mer, le soleil et le vent font l’essentiel du travail. Le reste revient à ceux qui savent quand attendre.',
    steps: [
      {
        title: 'Les eaux de l’Atlantique',
        text: 'À marée montante, l’océan entre par la vanne ouverte dans le chenal, puis dans des bassins où l’eau se calme et dépose sa vase.',
      },
      {
        title: 'Une évaporation naturelle',
        text: 'L’eau passe lentement d’un bassin d’argile à l’autre, toujours moins profond. Le soleil et le vent la concentrent jusqu’à l’apparition des cristaux.',
      },
      {
        title: 'Une récolte à la main',
        text: 'Un long râteau de bois ramène le sel vers la berge. La fleur de sel se cueille à part, en surface, avant qu’elle ne coule.',
      },
    ],
  },
  shelf: {
    title: 'Des salines à votre table',
    lead: 'Récolté à la main, jamais raffiné, sans additif. Choisissez le format qui convient à votre table.',
    all: 'Tous les formats',
  },
  salt: {
    title: 'Le sel de table le plus sain du nord-ouest de la France',
    ocean: 'Océan Atlantique',
    questions: [
      {
        question: 'D’où vient notre sel marin\u00A0?',
        answer:
          'De Loire-Atlantique, sur la côte atlantique, dans le nord-ouest de la France. Les salines s’étendent juste derrière les dunes, au niveau de la mer, et se remplissent avec la marée.',
      },
      {
        question: 'Pourquoi les restaurateurs apprécient-ils le sel celtique\u00A0?',
        answer:
          'Pour son origine naturelle et sa richesse en minéraux. Ni lavé ni raffiné, il garde son humidité, le gris de l’argile et un goût qui ne se perd pas dans l’assiette.',
      },
      {
        question: 'Qu’est-ce qui nous distingue des autres fournisseurs de sel de table\u00A0?',
        answer:
          'Nous sommes une organisation de restaurateurs et nous proposons le sel de table marin le plus sain\u00A0: celui que nous utilisons dans nos propres cuisines.',
      },
    ],
  },
  fleur: {
    description:
      'La fleur de sel naît les après-midi chauds et secs, quand le vent ride à peine l’eau. De petites pyramides creuses se forment alors à la surface de la saumure, si fragiles qu’elles s’effritent sous les doigts.',
    points: [
      'Riche en minéraux et en oligo-éléments',
      'Indication géographique protégée',
      'Préférée par des chefs de renommée mondiale',
    ],
    toActivities: 'Découvrir nos activités',
  },
  restaurants: {
    overline: 'Pour les restaurants, les hôtels et les chefs',
    title: 'Le sel dont vos clients parlent',
    text: 'Les membres de l’association achètent moins cher, se forment en atelier et montrent à leurs clients avec quoi ils assaisonnent.',
    gains: [
      'Des prix plus bas pour les membres',
      'Des ateliers et des formations',
      'Logo, visuels et certificat sous 24 à 48 heures',
    ],
    join: 'Présenter votre cuisine',
  },
  last: {
    title: 'Une pincée change tout',
    text: 'Le même sel, dans un format pour chaque cuisine\u00A0: à table, à la maison, au restaurant.',
    toStore: 'Choisissez votre sel',
  },
}

export const activities: typeof pl.activities = {
  about: { title: 'Activités\u00A0: sel celtique et restaurateurs' },
  title: 'Nos activités',
  lead: 'Du rivage à la cuisine\u00A0: nous réunissons ceux qui récoltent le sel et ceux qui le cuisinent.',
  salt: {
    title: 'Le sel celtique',
    badges: ['Naturel', 'Traditionnel', 'Local'],
    text: 'Nous défendons le sel marin récolté à la main depuis des générations sur la côte de Loire-Atlantique. Il n’est pas raffiné\u00A0: le soleil et le vent le sèchent, puis il part en cuisine.',
  },
  association: {
    title: 'L’association des restaurateurs',
    text: 'Ses membres dirigent des cuisines, des salles et des hôtels. Ensemble, ils choisissent leur sel, apprennent à le travailler et veillent à ce que leurs clients goûtent la différence.',
    restaurateurs: {
      title: 'Pour les restaurateurs',
      items: ['Accès à un sel de la plus haute qualité', 'Ateliers et formations', 'Échange d’expériences'],
    },
    customers: {
      title: 'Pour les clients',
      items: ['Garantie de qualité', 'Un goût unique dans l’assiette', 'Méthodes traditionnelles'],
    },
  },
}

export const cooperation: typeof pl.cooperation = {
  about: { title: 'Coopération entre chefs et restaurateurs' },
  title: 'Une communauté qui connaît son sel',
  lead: 'Des restaurateurs et des chefs de toute l’Europe, réunis par un seul ingrédient. Ils partagent ce qu’ils savent, et chacun y gagne.',
  restaurateurs: 'Restaurateurs',
  chefs: 'Chefs',
  growth: (percent) => `+${percent}\u00A0% cette année`,
  picture: 'Chacun d’eux est un grain de ce dessin\u00A0: un carré pour un restaurateur, un point pour un chef.',
  showResult: 'Afficher le résultat',
  benefits: {
    title: 'Ce qu’apporte l’adhésion',
    list: [
      {
        title: 'Un réseau de contacts',
        text: 'Des personnes à appeler pour un conseil, une recommandation ou un dîner à plusieurs mains.',
      },
      {
        title: 'Formations et ateliers',
        text: 'Le travail du sel en pratique, de la salaison à la dernière pincée sur l’assiette.',
      },
      {
        title: 'Supports de communication',
        text: 'Un logo, des visuels et un certificat qui disent à vos clients quel sel vous avez choisi.',
      },
      {
        title: 'Tarifs préférentiels',
        text: 'Un sel moins cher, pour les seuls membres de l’association.',
      },
    ],
  },
  join: 'Rejoignez-nous',
}
