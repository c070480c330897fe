import type { StoryTexts } from '../story.ts'

export const story: StoryTexts = {
  process: {
    title: 'Our Artisanal Process',
    lead: 'Sea, sun and wind do most of the work. The rest is done by people who know when to wait.',
    steps: [
      {
        title: 'Atlantic Waters',
        text: 'With the tide the ocean comes through the open gate into a channel, and on into ponds where the water settles and gives up its silt.',
      },
      {
        title: 'Natural Evaporation',
        text: 'The water moves slowly from one clay pan to the next, each shallower than the last. Sun and wind thicken it until crystals appear.',
      },
      {
        title: 'Hand Harvested',
        text: 'The salt is drawn to the bank with a long wooden rake. Fleur de sel is skimmed apart from it, before it sinks.',
      },
    ],
  },
  salt: {
    title: 'The healthiest table salt from northwestern France',
    ocean: 'Atlantic Ocean',
    questions: [
      {
        question: 'Where does our sea salt come from?',
        answer:
          'From Loire-Atlantique, on the Atlantic coast of northwestern France. The salt pans lie just behind the dunes, level with the sea, and fill with the tide.',
      },
      {
        question: 'Why is Celtic salt so popular among restaurateurs?',
        answer:
          'For its natural origin and its wealth of minerals. It is neither washed nor refined, so it keeps its moisture, the grey of the clay and a taste that holds its own in a finished dish.',
      },
      {
        question: 'What sets us apart from other suppliers of table salt?',
        answer:
          'We are an organisation of restaurateurs, and we offer the healthiest sea table salt: the one that we use in our own kitchens.',
      },
    ],
  },
  fleur: {
    description:
      'Fleur de sel forms on warm, dry afternoons when the wind hardly creases the water. Hollow pyramids grow on the surface of the brine then, so brittle that they crumble between two fingers.',
    points: [
      'Rich in minerals and trace elements',
      'Protected Geographical Indication',
      'Preferred by world-renowned chefs',
    ],
    toActivities: 'See what we do',
  },
}
