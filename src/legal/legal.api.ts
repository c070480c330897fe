import { anyone, query } from '../server/http/endpoint.ts'
import { refuse } from '../server/http/errors.ts'
import { endpoints } from '../server/http/app-env.ts'
import { legalPage, legalQuestion, type LegalDocument } from './legal.ts'
import { versionsOf } from './legal-versions.ts'
import { findLegalText, renderLegalText } from './legal-texts.server.ts'
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
    return c.json({ document: document as LegalDocument, version, title: told.title, html: renderLegalText(told) })
  },
)
