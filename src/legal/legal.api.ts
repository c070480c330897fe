import { anyone, query } from '../server/endpoint.ts'
import { refuse } from '../server/errors.ts'
import { endpoints } from '../server/room.ts'
import { legalPage, legalQuestion, type LegalDocument } from './legal.ts'
import { versionsOf } from './legal-versions.ts'
import { readLegalText, renderLegalText } from './legal-texts.server.ts'

export const legalApi = endpoints().get(
  '/legal/:document',
  anyone('The terms, the privacy policy, the withdrawal information or the accessibility statement, in a version', {
    200: legalPage,
  }),
  query(legalQuestion),
  (c) => {
    const document = c.req.param('document')
    const { version = versionsOf(document)[0] } = c.req.valid('query')
    const text = readLegalText(document, version, c.var.language)
    if (!text) throw refuse('not_found')
    // What there is a text of is one of ours.
    return c.json({ document: document as LegalDocument, version, title: text.title, html: renderLegalText(text) })
  },
)
