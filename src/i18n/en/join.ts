import type { JoinTexts } from '../join.ts'

export const join: JoinTexts = {
  about: { title: 'Join our association of restaurateurs' },
  title: 'Join us',
  lead: 'One ingredient brings us together: salt that somebody gathered by hand. Tell us who you are and where you cook. It takes a few minutes.',
  whatComes: 'What happens next',
  coming: [
    { when: 'At once', what: 'A confirmation in your inbox.' },
    { when: '24–48 hours', what: 'Digital materials: logos, graphics for social media, a certificate.' },
    {
      when: 'After your post',
      what: 'A parcel from us, once you have shown the materials on social media and sent us the link.',
    },
  ],
  needsJavaScript: 'Applying by form needs JavaScript. You can also send us a plain e-mail:',
  missing: 'The form could not be loaded. Please check your connection and choose again.',
  choose: 'Choose your membership',
  kinds: {
    chef: {
      name: 'Chef',
      explanation: 'You cook, and answer for the taste of your dishes.',
      heading: 'Application of a chef',
    },
    restaurant: {
      name: 'Restaurant or hotel',
      explanation: 'You run a place that guests come back to.',
      heading: 'Application of a restaurant or hotel',
    },
  },
}
