import { brand } from '../../brand.ts'
import type { ApplicationTexts } from '../application.ts'

export const application: ApplicationTexts = {
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
  restaurantDescription: 'A few words about your restaurant or hotel',
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
    restaurant: 'Thank you! The application of your restaurant or hotel has been sent. Please check your e-mail.',
  },
  failed: 'Error submitting form',
  alreadyApplied: {
    chef: 'A chef with this email address already exists',
    restaurant: 'An organization with this email address already exists',
  },
}
