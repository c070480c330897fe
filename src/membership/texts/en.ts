import { brand } from '../../brand.ts'
import type * as pl from './pl.ts'

export const join: typeof pl.join = {
  about: { title: 'Join our association of restaurateurs' },
  title: 'Join us',
  lead: 'One ingredient brings us together: salt gathered by hand. Tell us who you are and where you cook. It takes a few minutes.',
  whatComes: 'What happens next',
  coming: [
    { when: 'Straight away', what: 'A confirmation in your inbox.' },
    { when: '24–48 hours', what: 'Digital materials: logos, graphics for social media, a certificate.' },
    {
      when: 'After your post',
      what: 'A parcel from us, once you have shown the materials on social media and sent us the link.',
    },
  ],
  missing: 'The form could not be loaded. Please check your connection and choose again.',
  choose: 'Choose your membership',
  kinds: {
    chef: {
      name: 'Chef',
      explanation: 'You cook, and answer for the taste of your dishes.',
      heading: 'Application as a chef',
    },
    restaurant: {
      name: 'Restaurant or hotel',
      explanation: 'You run a place that guests come back to.',
      heading: 'Application as a restaurant or hotel',
    },
  },
}

export const application: typeof pl.application = {
  changeType: 'Change type',
  allRequired: 'All fields except the photo are required.',
  firstName: 'First name',
  lastName: 'Last name',
  organizationName: 'Name of the restaurant or hotel',
  email: 'E-mail',
  chefAddress: 'Postal address for your materials',
  chefAddressHint: 'For us only. It is not shown on the site.',
  restaurantAddress: 'Address',
  restaurantAddressHint: 'Guests will see it on the site.',
  chefDescription: 'A few words about you',
  restaurantDescription: 'A few words about your restaurant or hotel',
  descriptionHint: 'Shown on the site once we have approved the application.',
  photo: {
    label: 'Photo (optional)',
    hint: 'JPEG, PNG or WebP, at most 10 MB.',
    choose: 'Choose a photo',
    change: 'Change the photo',
    remove: 'Remove the photo',
    preview: 'Preview of the chosen photo',
    again: 'Please choose the photo again: the browser can’t keep it.',
  },
  get newsletterNotice() {
    return `By sending this application you also subscribe to the newsletter of ${brand.name}. You can unsubscribe with one click in every message.`
  },
  submit: 'Send application',
  sending: 'Sending…',
  sent: {
    chef: 'Thank you! Your application has been sent. Please check your e-mail.',
    restaurant: 'Thank you! The application of your restaurant or hotel has been sent. Please check your e-mail.',
  },
  failed: 'Error submitting form',
}

export const success: typeof pl.success = {
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
      { name: 'Social media graphics', use: 'ready to publish' },
      { name: 'Certificates', use: 'to print and frame' },
    ],
  },
  bonus: {
    heading: 'A parcel from us, in four steps',
    steps: [
      { name: 'Receive the materials', explanation: 'The message with them goes to the address you applied with.' },
      { name: 'Show them', explanation: 'Publish them on your social media.' },
      {
        name: 'Send us the link',
        get explanation() {
          return `E-mail the link to your post to ${brand.officeEmail}.`
        },
      },
      { name: 'Wait for the courier', explanation: 'We ship the parcel to the address in your application.' },
    ],
  },
  questions: 'Any questions? Write to us:',
  toHome: 'Back to the home page',
}
