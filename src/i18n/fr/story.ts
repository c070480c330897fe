import type { StoryTexts } from '../story.ts'

export const story: StoryTexts = {
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
        text: 'Le sel est tiré vers la berge avec un long râteau de bois. La fleur de sel se cueille à part, en surface, avant qu’elle ne coule.',
      },
    ],
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
}
