import type { Texts } from '../texts.ts'

export const pages: Texts['pages'] = {
  notFound: {
    title: 'Page not found',
    heading: 'There is no such page',
    explanation: 'The address may have changed, or a letter slipped. There is always a way back from the shore.',
    toHome: 'To the home page',
    toStore: 'To the store',
  },
  broken: {
    title: 'Something went wrong',
    heading: 'Something went wrong',
    explanation: 'It is our fault, not yours. Please try again in a moment.',
    tryAgain: 'Try again',
  },
}
