import { brand } from '../../brand.ts'
import type { JoinTexts } from '../join.ts'

export const join: JoinTexts = {
  about: {
    title: 'Join us',
    description: `Apply to ${brand.name} as a chef, or as a restaurant or hotel. Digital materials reach you within 24–48 hours.`,
  },
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
  choose: 'Choose your membership',
  kinds: {
    chef: {
      name: 'Chef',
      explanation: 'You cook, and answer for the taste of your dishes.',
      heading: 'Application of a chef',
    },
    restaurant: {
      name: 'Restaurant or hotel',
      explanation: 'You run a house that guests come back to.',
      heading: 'Application of a restaurant or hotel',
    },
  },
  changeType: 'Change type',
  allRequired: 'All fields but the photo are required.',
  firstName: 'First name',
  lastName: 'Last name',
  organizationName: 'Name of the restaurant or hotel',
  email: 'E-mail',
  chefAddress: 'Postal address for your materials',
  chefAddressHint: 'For us only. It is not shown on the site.',
  restaurantAddress: 'Address',
  restaurantAddressHint: 'Guests will see it on the site.',
  chefDescription: 'A few words about you',
  restaurantDescription: 'A few words about your house',
  descriptionHint: 'Shown on the site once we have approved the application.',
  photo: {
    label: 'Photo (optional)',
    hint: 'JPEG, PNG or WebP, at most 10 MB.',
    choose: 'Choose a photo',
    change: 'Change the photo',
    remove: 'Remove the photo',
    preview: 'Preview of the chosen photo',
  },
  newsletterNotice: `By sending this application you also subscribe to the newsletter of ${brand.name}. You can unsubscribe with one click in every message.`,
  submit: 'Send application',
  sending: 'Sending…',
  sent: {
    chef: 'Thank you! Your application has been sent. Please check your e-mail.',
    restaurant: 'Thank you! The application of your house has been sent. Please check your e-mail.',
  },
  failed: 'Error submitting form',
  alreadyApplied: {
    chef: 'A chef with this email address already exists',
    restaurant: 'An organization with this email address already exists',
  },
}
