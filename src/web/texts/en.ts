import { brand } from '../../brand.ts'
import type * as pl from './pl.ts'

export const shell: typeof pl.shell = {
  skipToContent: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  mainPages: 'Main pages',
  menu: 'Menu',
  get homeLink() {
    return `${brand.name} home page`
  },
  chooseLanguage: 'Language',
  followUs: 'Follow us',
  tagline: 'Salt harvested by hand in Brittany',
  /** In the order of the drawer. Each leads to the page of its name. */
  links: {
    home: 'Home',
    store: 'Store',
    activities: 'Activities',
    team: 'Team',
    cooperation: 'Cooperation',
    joinus: 'Membership',
    contact: 'Contact',
  },
  columns: { shop: 'Shopping', association: 'Association', help: 'Help' },
  service: { order: 'Where is my parcel?', recipes: 'Recipes' },
  /** Each leads to the page of its name. */
  legal: {
    withdraw: 'Withdraw from contract here',
    imprint: 'Seller’s details',
    terms: 'Terms',
    delivery: 'Delivery and payment',
    withdrawal: 'Returns',
    guarantee: 'Legal guarantee',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
  },
}

export const pages: typeof pl.pages = {
  notFound: {
    title: 'Page not found',
    heading: 'This page doesn’t exist',
    explanation: 'The address may have changed or been mistyped. There is always a way back from the shore.',
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
