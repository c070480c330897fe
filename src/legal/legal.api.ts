import { countryIn } from '../kernel/countries.ts'
import { localeOf, type Language } from '../kernel/language.ts'
import { packagingNumbers } from '../packaging/packaging-numbers.ts'
import { registerOf } from '../packaging/registers.ts'
import { escapeMarkup } from '../server/http/escape-markup.ts'
import { anyone, query } from '../server/http/endpoint.ts'
import { refuse } from '../server/http/errors.ts'
import { endpoints } from '../server/http/app-env.ts'
import { legalPage, legalQuestion, type LegalDocument } from './legal.ts'
import { versionsOf } from './legal-versions.ts'
import { findLegalText, renderLegalText } from './legal-texts.server.ts'
import { legalServerTexts } from './texts.server.ts'
import { withDeliveryCosts } from './with-delivery-costs.server.ts'

export const legalApi = endpoints().get(
  '/legal/:document',
  anyone('What the law wants told: imprint, terms, delivery, withdrawal, privacy or accessibility, in a version', {
    200: legalPage,
  }),
  query(legalQuestion),
  async (c) => {
    const document = c.req.param('document')
    const { version = versionsOf(document)[0] } = c.req.valid('query')
    const text = await findLegalText(c.var.database, document, version, c.var.language)
    if (!text) throw refuse('not_found')
    // A document with a text is a known one.
    const told = await withDeliveryCosts(c.var.database, text, c.var.language)
    const html = renderLegalText(told) + (document === 'imprint' ? renderPackagingNumbers(c.var.language) : '')
    return c.json({ document: document as LegalDocument, version, title: told.title, html })
  },
)

/** Where the seller is registered for packaging, whatever version of the imprint is read: some countries want it on the page. */
function renderPackagingNumbers(language: Language): string {
  const numbers = packagingNumbers.now()
  if (numbers.length === 0) return ''
  const lines = numbers.map(({ country, number }) => {
    const named = [registerOf(country).name, number].filter(Boolean).join(' ')
    return `<li>${escapeMarkup(`${countryIn(localeOf[language], country)}: ${named}`)}</li>`
  })
  return `<h2>${legalServerTexts[language].packagingRegisters}</h2><ul>${lines.join('')}</ul>`
}
