import { isTaxExempt } from '../../catalog/tax-exemption.ts'
import { brand } from '../../brand.ts'
import { formatMoney, formatWeight } from '../../i18n/format.ts'
import { sourceLanguage } from '../../kernel/language.ts'
import { offeredLanguages } from '../../i18n/language-offer.ts'
import { readMoney } from '../../kernel/money.ts'
import { parseWeight } from '../../kernel/weight.ts'
import { listProductsOnSale } from '../../catalog/read-products.server.ts'
import { withdrawalDays } from '../../legal/legal.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { compressResponse, sendCompressed } from '../../server/http/compressed-response.ts'
import { anyone } from '../../server/http/endpoint.ts'
import { isOwnHost } from '../../server/http/visitor.ts'
import type { Database } from '../../server/database/database.ts'

/** The site in one short page of Markdown, as assistants look for it (llmstxt.org). */
export const llmsApi = endpoints().get(
  '/llms.txt',
  anyone('What this site is and where what stands, for assistants'),
  async (c) => {
    const { origin, content, database } = c.var
    const make = async () =>
      new Response(await writeGuide(database, origin), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
    const made = await content.keep(`llms ${origin}`, make, isOwnHost(c))
    return sendCompressed(c, made instanceof Response ? await compressResponse(made) : made, {
      'Cache-Control': 'no-cache',
    })
  },
)

/** In English where the site speaks it: programs ask in it, and translate for who asked them. */
async function writeGuide(database: Database, origin: string): Promise<string> {
  const language = offeredLanguages().includes('en') ? 'en' : (offeredLanguages()[0] ?? sourceLanguage)
  const address = (path: string) => `${origin}${path}?lang=${language}`
  const link = (name: string, path: string, about: string) => `- [${name}](${address(path)}): ${about}`
  const included = isTaxExempt.now() ? '' : ' including VAT'
  const products = (await listProductsOnSale(database, language)).map(({ name, slug, weight, price, inStock }) => {
    const size = weight === null ? '' : `, ${formatWeight(parseWeight(weight), language)}`
    const facts = `${formatMoney(readMoney(price), language)}${included}${inStock ? '' : ', sold out'}`
    return link(oneLine(`${name}${size}`), `/store/${slug}`, facts)
  })
  return [
    `# ${brand.name}`,
    '',
    '> An association of chefs, restaurants and hotels that promotes hand-harvested Celtic sea salt from Loire-Atlantique in northwestern France, and its web shop.',
    '',
    `Prices are in Polish zloty (PLN)${isTaxExempt.now() ? '' : ' and include VAT'}. Pages exist in these languages: ${offeredLanguages().join(', ')} (\`?lang=\` chooses). Orders are paid on the payment provider's page. Consumers may withdraw from a purchase within ${withdrawalDays} days.`,
    '',
    '## Shop',
    '',
    link('Store', '/store', 'all products'),
    ...products,
    link('Delivery and payment', '/delivery', 'what sending costs, where to, and how long it takes'),
    link('Withdrawal', '/withdrawal', 'how to send something back'),
    link('Terms', '/terms', 'the conditions of a purchase'),
    '',
    '## Association',
    '',
    link('Activities', '/activities', 'what the association does'),
    link('Team', '/team', 'who runs it, and its chefs, restaurants and hotels'),
    link('Cooperation', '/cooperation', 'what members get'),
    link('Joining', '/joinus', 'how a chef, restaurant or hotel becomes a member'),
    link('Contact', '/contact', 'postal address, e-mail and a form'),
    '',
    '## Optional',
    '',
    `- [Product feed](${origin}/products.xml?lang=${language}): all products with prices, stock and delivery costs`,
    `- [API](${origin}/api/openapi.json): the calls of the site, described as OpenAPI 3.1`,
    `- [Sitemap](${origin}/sitemap.xml): every page`,
    '',
  ].join('\n')
}

/** A name is data: it can't begin a line, or a link, of its own. */
const oneLine = (text: string) => text.replaceAll(/[\s[\]()]+/g, ' ').trim()
