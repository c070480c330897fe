import { brand } from '../../brand.ts'
import type { SuccessTexts } from '../success.ts'

export const success: SuccessTexts = {
  about: { title: 'Thank you for applying' },
  title: { chef: 'Thank you, chef', restaurant: 'Thank you for opening your doors' },
  thanks: {
    chef: 'Your application is with us. A confirmation is waiting in your inbox, and you will appear on the site once we have approved the application.',
    restaurant:
      'The application of your restaurant or hotel is with us. A confirmation is waiting in your inbox, and you will appear on the site once we have approved the application.',
  },
  materials: {
    heading: 'Digital materials',
    explanation: 'They arrive by e-mail within 24–48 hours.',
    list: [
      { name: 'Logos', use: 'for the menu, the website and the door' },
      { name: 'Social graphics', use: 'ready to publish' },
      { name: 'Certificates', use: 'to print and frame' },
    ],
  },
  bonus: {
    heading: 'A parcel from us, in four steps',
    steps: [
      { name: 'Receive the materials', explanation: 'The message with them goes to the address you applied with.' },
      { name: 'Show them', explanation: 'Publish them on your social media.' },
      { name: 'Send us the link', explanation: `Mail the link to your post to ${brand.officeEmail}.` },
      { name: 'Wait for the courier', explanation: 'We ship the parcel to the address in your application.' },
    ],
  },
  questions: 'Any questions? Write to us:',
  toHome: 'Back to the home page',
}
