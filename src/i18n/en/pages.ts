import type { Texts } from '../texts.ts'

export const pages: Texts['pages'] = {
  home: {
    title: 'hand-harvested Celtic sea salt',
    description:
      'An association of chefs, restaurants and hotels for Celtic sea salt, harvested by hand in Loire-Atlantique.',
  },
  store: {
    title: 'Store',
    description: 'Celtic sea salt from Loire-Atlantique in six sizes, from 250 g to the 25 kg sack for kitchens.',
  },
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address.',
    heading: 'There is no such page',
    explanation: 'The address may have changed, or a letter slipped. There is always a way back from the shore.',
    toHome: 'To the home page',
    toStore: 'To the store',
  },
  broken: {
    title: 'Something went wrong',
    description: 'Something went wrong on our side.',
    heading: 'Something went wrong',
    explanation: 'It is our fault, not yours. Please try again in a moment.',
    tryAgain: 'Try again',
  },
}
