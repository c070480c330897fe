import { brand } from '../../../brand.ts'
import type * as pl from './pl.ts'

export const descriptions: typeof pl.descriptions = {
  '/': 'Celtic sea salt harvested by hand in Loire-Atlantique, from an association of chefs, restaurants and hotels.',
  '/activities':
    'Celtic salt and the Restaurateurs Association: what we do for those who cook, and for those who sit down to eat.',
  '/team':
    'The people of the association: the team that runs it from day to day, and the chefs, restaurants and hotels that belong to it.',
  '/cooperation':
    'A community of restaurateurs and chefs around Celtic salt: contacts, training, materials and preferential prices.',
  '/contact':
    'Write to the association’s office: a form, a postal address and an e-mail address. A person reads every message.',
  get '/joinus'() {
    return `Apply to ${brand.name} as a chef, or as a restaurant or hotel. Digital materials reach you within 24–48 hours.`
  },
  '/store': 'Celtic sea salt from Loire-Atlantique in several sizes, from 250 g to the 25 kg sack for kitchens.',
  '/recipes':
    'Short recipes with Celtic sea salt: tomatoes, salted butter, caramel, new potatoes, fermented cucumbers and fish baked in salt.',
  '/store/$slug/reviews/$page':
    'Reviews by people who bought the salt from us: good and bad, each read before it is published, with stars and date.',
  '/imprint':
    'Who runs the site and the shop: name, address, register and tax numbers, telephone, e-mail, and where to complain.',
  get '/terms'() {
    return `How buying from ${brand.name} works: ordering, paying, delivery, complaints.`
  },
  '/delivery':
    'What sending salt to your home or a parcel locker costs, when it arrives, and how to pay: card, BLIK, Przelewy24.',
  get '/privacy'() {
    return `Which data ${brand.name} collects, what for, how long it is kept, and your rights.`
  },
  '/withdrawal': 'How to withdraw from a contract within 14 days, who pays for the return, and a model form.',
  '/withdraw':
    'Withdraw from a contract concluded in the shop, without an account and without giving a reason. The confirmation comes by e-mail.',
  '/guarantee':
    'For at least two years we answer for faulty goods: what you can ask for, how to report a fault, and what happens next.',
  get '/accessibility'() {
    return `Using the ${brand.name} site and shop with a keyboard, a screen reader or large letters, and what does not work yet.`
  },
  '/stored':
    'Exactly what this site and shop keep in your browser and on the server, why, for how long, and how to delete it.',
}
