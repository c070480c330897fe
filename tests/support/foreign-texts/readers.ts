import { namesAddress } from '../../../src/audit/address-in-text.ts'
import { textDifference } from '../../../src/panel-kit/text-difference.ts'
import { productDescription } from '../../../src/catalog/pages/product-description.ts'
import { slugOf } from '../../../src/catalog/slug.ts'
import { taxNumber } from '../../../src/schemas/tax-number.ts'
import { nextPage } from '../../../src/customers/sign-in/next-page.ts'
import { readCode } from '../../../src/discounts/discount-code.ts'
import { typeset } from '../../../src/i18n/typeset.ts'
import { isFormula, printCsvLine, withoutApostrophe } from '../../../src/kernel/csv.ts'
import { chooseLanguage } from '../../../src/kernel/language.ts'
import { readMarkdown } from '../../../src/kernel/markdown.ts'
import { csvRows } from '../../../src/kernel/read-csv.ts'
import { parseMoney } from '../../../src/kernel/money.ts'
import { oneLine } from '../../../src/mail/layout/one-line.ts'
import { describeRefusal } from '../../../src/mail/refusal.server.ts'
import { readColumns } from '../../../src/marketing/import/import-columns.ts'
import { isWeakPassword } from '../../../src/server/accounts/weak-password.ts'
import { withoutSecrets } from '../../../src/server/accounts/tokens.ts'
import { pickupPoint } from '../../../src/shipping/pickup-points/pickup-point.ts'
import { initialsOf } from '../../../src/team/initials.ts'
import { optionalMoment, optionalPicture, panelEmail } from '../../../src/schemas/panel-fields.ts'
import { emailAddress, line, optionalLine, paragraphs } from '../../../src/schemas/public-fields.ts'
import { goodsInShort } from '../../../src/sales/withdrawal/handling/meant-goods.ts'
import { readOrderNumber } from '../../../src/sales/orders/order-number.ts'

type Reader = (text: string) => unknown

/** What reads foreign texts by more than one expression, or by one that is put together when it runs; by its file. */
export const readers: Record<string, Reader[]> = {
  'src/audit/address-in-text.ts': [(text) => namesAddress(text, 'ann@example.com')],
  'src/panel-kit/text-difference.ts': [(text) => textDifference(text, `${text} `)],
  'src/catalog/pages/product-description.ts': [
    (text) => productDescription({ description: text, ingredients: text, origin: text } as never),
  ],
  'src/catalog/slug.ts': [(text) => slugOf(text, null)],
  'src/schemas/tax-number.ts': [(text) => taxNumber.safeParse(text)],
  'src/customers/sign-in/next-page.ts': [nextPage],
  'src/discounts/discount-code.ts': [readCode],
  'src/i18n/typeset.ts': [(text) => typeset(text, 'pl'), (text) => typeset(text, 'fr')],
  'src/kernel/csv.ts': [isFormula, (text) => printCsvLine([text]), (text) => withoutApostrophe(`'${text}`)],
  'src/kernel/language.ts': [(text) => chooseLanguage({ acceptLanguage: text })],
  'src/kernel/markdown.ts': [readMarkdown, (text) => readMarkdown(`${text}](/${text})**`)],
  'src/kernel/money.ts': [parseMoney],
  'src/kernel/read-csv.ts': [';', ','].map((delimiter) => (text) => {
    for (const _ of csvRows(text, { delimiter, longestRow: 1_000_000 }));
  }),
  'src/mail/layout/one-line.ts': [oneLine],
  'src/mail/refusal.server.ts': [(text) => describeRefusal({ response: text })],
  'src/marketing/import/import-columns.ts': [(text) => readColumns([text, text])],
  'src/server/accounts/weak-password.ts': [(text) => isWeakPassword(text, [text.slice(1)], [])],
  'src/server/accounts/tokens.ts': [withoutSecrets],
  'src/shipping/pickup-points/pickup-point.ts': [(text) => pickupPoint.safeParse({ name: text, opening_hours: text })],
  'src/team/initials.ts': [(text) => initialsOf(text, 'pl')],
  'src/schemas/panel-fields.ts': [panelEmail, optionalMoment('first'), optionalPicture].map(
    (schema) => (text) => schema.safeParse(text),
  ),
  'src/schemas/public-fields.ts': [emailAddress, line(100), optionalLine(100), paragraphs(100)].map(
    (schema) => (text) => schema.safeParse(text),
  ),
  'src/sales/withdrawal/handling/meant-goods.ts': [goodsInShort],
  'src/sales/orders/order-number.ts': [readOrderNumber],
}
