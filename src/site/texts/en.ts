import { brand } from '../../brand.ts'
import type * as pl from './pl.ts'

export const home: typeof pl.home = {
  about: {
    get title() {
      return `${brand.name} – hand-harvested Celtic sea salt`
    },
  },
  overline: 'Fleur de sel · Loire-Atlantique',
  title: 'Salt gathered by hand',
  get tagline() {
    return `Hand-harvested by nature’s rhythm since ${brand.since}`
  },
  toStore: 'Visit the store',
}

export const story: typeof pl.story = {
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
        text: 'The salt is drawn to the bank with a long wooden rake. Fleur de sel is skimmed from the surface, before it sinks.',
      },
    ],
  },
  shelf: {
    title: 'From the salt pans to your table',
    lead: 'Harvested by hand, never refined, nothing added. Choose the size that suits your table.',
    all: 'All sizes',
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
          'We are an organisation of restaurateurs, and we offer the healthiest sea table salt: the one we use in our own kitchens.',
      },
    ],
  },
  fleur: {
    description:
      'Fleur de sel forms on warm, dry afternoons when the wind hardly creases the water. Hollow pyramids then grow on the surface of the brine, so brittle that they crumble between your fingers.',
    points: [
      'Rich in minerals and trace elements',
      'Protected Geographical Indication',
      'Preferred by world-renowned chefs',
    ],
    toActivities: 'See what we do',
  },
  restaurants: {
    overline: 'For restaurants, hotels and chefs',
    title: 'The salt your guests ask about',
    text: 'Members of the association pay less, learn at workshops and show their guests what they season with.',
    gains: [
      'Lower prices for members',
      'Workshops and training',
      'Logo, graphics and a certificate within 24–48 hours',
    ],
    join: 'Join with your kitchen',
  },
  last: {
    title: 'A pinch changes everything',
    text: 'The same salt, in a size for every kitchen: at the table, at home, in the restaurant.',
    toStore: 'Choose your salt',
  },
}

export const activities: typeof pl.activities = {
  about: { title: 'Activities: Celtic salt and restaurateurs' },
  title: 'Our Activities',
  lead: 'From the shore to the kitchen: we bring together those who harvest the salt and those who cook with it.',
  salt: {
    title: 'Celtic Salt',
    badges: ['Natural', 'Traditional', 'Local'],
    text: 'We promote the sea salt that has been gathered by hand on the coast of Loire-Atlantique for generations. It is never refined: sun and wind dry it, and then it goes to the kitchen.',
  },
  association: {
    title: 'Restaurateurs Association',
    text: 'Its members run kitchens, dining rooms and hotels. Together they choose their salt, learn to work with it, and make sure that guests taste the difference.',
    restaurateurs: {
      title: 'For Restaurateurs',
      items: ['Access to highest quality salt', 'Workshops and training', 'Experience exchange'],
    },
    customers: {
      title: 'For Customers',
      items: ['Quality guarantee', 'Unique taste in dishes', 'Traditional methods'],
    },
  },
}

export const cooperation: typeof pl.cooperation = {
  about: { title: 'Cooperation for chefs and restaurants' },
  title: 'A community that knows its salt',
  lead: 'Restaurateurs and chefs from all over Europe, brought together by one ingredient. They share what they know, and everyone gains.',
  restaurateurs: 'Restaurateurs',
  chefs: 'Chefs',
  growth: (percent) => `+${percent}% this year`,
  picture: 'Each of them is a grain in this picture: a square for a restaurateur, a dot for a chef.',
  showResult: 'Show the result now',
  benefits: {
    title: 'What membership brings',
    list: [
      {
        title: 'Contact network',
        text: 'People you can call: for advice, for a recommendation, for a dinner cooked together.',
      },
      {
        title: 'Training and workshops',
        text: 'Working with salt in practice, from the cure to the last pinch on the plate.',
      },
      {
        title: 'Marketing materials',
        text: 'A logo, graphics and a certificate that tell your guests what you season with.',
      },
      {
        title: 'Preferential prices',
        text: 'Lower salt prices, for members of the association only.',
      },
    ],
  },
  join: 'Join us',
}
