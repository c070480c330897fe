import type { ActivitiesTexts } from '../activities.ts'

export const activities: ActivitiesTexts = {
  about: { title: 'Activities: Celtic salt and restaurateurs' },
  title: 'Our Activities',
  lead: 'We join two places: the shore on which salt is made, and the kitchens in which its journey ends.',
  salt: {
    title: 'Celtic Salt',
    badges: ['Natural', 'Traditional', 'Local'],
    text: 'We stand for the sea salt that has been gathered by hand on the coast of Loire-Atlantique for generations. It is not refined: sun and wind dry it, and then it goes to the kitchen.',
  },
  association: {
    title: 'Restaurateurs Association',
    text: 'Its members run kitchens, dining rooms and hotels. Together they choose their salt, learn to work with it, and see to it that a guest can taste the difference.',
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
