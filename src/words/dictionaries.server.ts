import { cartTexts } from '../cart/texts.ts'
import { catalogTexts } from '../catalog/texts.ts'
import { contactTexts } from '../contact/texts.ts'
import { customersServerTexts } from '../customers/texts.server.ts'
import type { RoomTexts } from '../i18n/room-texts.ts'
import type { Language } from '../kernel/language.ts'
import { mailServerTexts } from '../mail/texts.server.ts'
import { offerEmailTexts } from '../marketing/offer/offer-words.ts'
import { marketingTexts } from '../marketing/texts.ts'
import { materialsServerTexts } from '../membership/materials/texts.server.ts'
import { materialsTexts } from '../membership/materials/texts.ts'
import { membershipServerTexts } from '../membership/texts.server.ts'
import { membershipTexts } from '../membership/texts.ts'
import { cookingTexts } from '../recipes/cooking/texts.ts'
import { recipeTexts } from '../recipes/texts.ts'
import { checkoutTexts } from '../sales/checkout/texts.ts'
import { orderManagementServerTexts } from '../sales/order-management/texts.server.ts'
import { withLive } from '../server/live.ts'
import { descriptionTexts } from '../site/descriptions/texts.ts'
import { siteTexts } from '../site/texts.ts'
import { teamTexts } from '../team/texts.ts'
import { uiTexts } from '../ui/texts.ts'
import { frameTexts } from '../web/texts.ts'
import type { WordsRoom } from './sections.ts'

const ofPages = (room: RoomTexts<object>) => (language: Language) => room.load(language)
const ofServer = (texts: Record<Language, object>) => async (language: Language) => texts[language]

const dictionaries: Record<WordsRoom, (language: Language) => Promise<object>> = {
  cart: ofPages(cartTexts),
  catalog: ofPages(catalogTexts),
  contact: ofPages(contactTexts),
  'customers.server': ofServer(customersServerTexts),
  descriptions: ofPages(descriptionTexts),
  'mail.server': ofServer(mailServerTexts),
  marketing: ofPages(marketingTexts),
  // It is written in one language only.
  'marketing/offer': async (language) => (language === 'pl' ? offerEmailTexts() : {}),
  membership: ofPages(membershipTexts),
  'membership.server': ofServer(membershipServerTexts),
  'membership/materials': ofPages(materialsTexts),
  'membership/materials.server': ofServer(materialsServerTexts),
  recipes: ofPages(recipeTexts),
  'recipes/cooking': ofPages(cookingTexts),
  'sales/checkout': ofPages(checkoutTexts),
  'sales/order-management.server': ofServer(orderManagementServerTexts),
  site: ofPages(siteTexts),
  team: ofPages(teamTexts),
  ui: ofPages(uiTexts),
  web: ofPages(frameTexts),
}

/** The texts of a room as the program has them, without the owner's words. */
export const originalTexts = (room: WordsRoom, language: Language): Promise<object> =>
  withLive(new Map(), () => dictionaries[room](language))
