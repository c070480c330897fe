import { languages, type Language } from '../kernel/language.ts'
import type { Frontend, RenderedPage } from './frontend.ts'

export interface Place {
  origin: string
  path: string
  language: Language
  /** Whether the address names the language, and is the page in that language alone. */
  namesLanguage: boolean
}

/** The whole HTML document of a page. It holds no script of its own, so that `script-src 'self'` can hold. */
export async function writeDocument(frontend: Frontend, page: RenderedPage, place: Place): Promise<string> {
  const document = await frontend.document(place.path)
  const parts: Record<string, string> = {
    language: place.language,
    head: headOf(frontend, page, place),
    markup: page.markup,
    state: withoutMarkup(page.state),
  }
  return document.replaceAll(/<!--(language|head|markup|state)-->/g, (_, part: string) => parts[part] ?? '')
}

function headOf(frontend: Frontend, page: RenderedPage, { origin, path, language, namesLanguage }: Place): string {
  const { scripts, styles, fonts } = frontend.filesOf(page.needs)
  const bare = escape(`${origin}${path}`)
  const inLanguage = (other: Language) => `${bare}?lang=${other}`
  const canonical = `${origin}${path}${namesLanguage ? `?lang=${language}` : ''}`
  const structured = page.structuredData?.({ origin, canonical })
  const searchable =
    page.status === 200 && !page.hasSecretAddress && !page.isPersonal
      ? [
          `<link rel="canonical" href="${escape(canonical)}">`,
          ...languages.map((other) => `<link rel="alternate" hreflang="${other}" href="${inLanguage(other)}">`),
          `<link rel="alternate" hreflang="x-default" href="${bare}">`,
          ...(structured
            ? [`<script type="application/ld+json">${withoutMarkup(JSON.stringify(structured))}</script>`]
            : []),
        ]
      : ['<meta name="robots" content="noindex">']
  return [
    `<title>${escape(page.title)}</title>`,
    `<meta name="description" content="${escape(page.description)}">`,
    ...searchable,
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" href="${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
  ].join('\n    ')
}

/** JSON in which nothing can be taken for the end of the element around it. */
const withoutMarkup = (json: string) => json.replaceAll('<', String.raw`\u003c`)

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
