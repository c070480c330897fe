import { brand, identity } from '../../brand.ts'
import { offeredLanguages } from '../../i18n/language-offer.ts'
import { localeOf, sourceLanguage, type Language } from '../../kernel/language.ts'
import { hasAvif, srcSetOf } from '../../ui/pictures/picture.ts'
import { addressesOf } from '../../server/http/addresses.ts'
import { liveParts } from '../live-parts.server.ts'
import { liveForBrowser } from '../../server/live.ts'
import { escapeMarkup } from '../../server/http/escape-markup.ts'
import type { Files, Frontend, LeadingPicture, RenderedPage, SharedPicture } from './frontend.ts'

export interface Place {
  origin: string
  path: string
  language: Language
  /** Whether the address names the language, and is the page in that language alone. */
  namesLanguage: boolean
}

/**
 * The whole HTML document of a page. It holds no script of its own, so that `script-src 'self'` can hold, and names the
 * page's code where `public/early.js` finds it when the page has been seen.
 */
export async function writeDocument(frontend: Frontend, page: RenderedPage, place: Place): Promise<string> {
  const document = await frontend.document(place.path)
  const files = frontend.filesOf(page, place.language)
  const parts: Record<string, string> = {
    language: place.language,
    code: files.scripts.join(' '),
    head: headOf(files, page, place),
    markup: page.markup,
    state: withoutMarkup(page.state),
    live: liveIn(place.language),
  }
  return document.replaceAll(/<!--(language|code|head|markup|live|state)-->/g, (_, part: string) => parts[part] ?? '')
}

function headOf(
  { styles, fonts }: Files,
  page: RenderedPage,
  { origin, path, language, namesLanguage }: Place,
): string {
  const canonical = `${origin}${path}${namesLanguage ? `?lang=${language}` : ''}`
  const structured = page.structuredData?.({ origin, canonical }) ?? []
  const searchable =
    page.status === 200 && !page.hasSecretAddress && !page.isPersonal
      ? [
          `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
          ...addressesOf(origin, path).map(
            (other) => `<link rel="alternate" hreflang="${other.language}" href="${escapeMarkup(other.address)}">`,
          ),
          ...headForSharing(page, { origin, canonical, language }),
          ...structured.map(
            (thing) => `<script type="application/ld+json">${withoutMarkup(JSON.stringify(thing))}</script>`,
          ),
        ]
      : ['<meta name="robots" content="noindex">']
  return [
    `<title>${escapeMarkup(page.title)}</title>`,
    ...(page.description ? [`<meta name="description" content="${escapeMarkup(page.description)}">`] : []),
    ...searchable,
    ...(page.leadingPicture?.map(preloadOf) ?? []),
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`),
    ...ownColours(),
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
  ].join('\n    ')
}

interface Shared {
  origin: string
  canonical: string
  language: Language
}

/** What networks and messengers show of a page whose address somebody passes on. */
function headForSharing(
  { title, description, sharing }: RenderedPage,
  { origin, canonical, language }: Shared,
): string[] {
  if (!sharing) return []
  const told = [
    ['og:site_name', brand.name],
    ['og:type', sharing.type],
    ['og:url', canonical],
    ['og:title', title],
    ...(description ? [['og:description', description]] : []),
    ['og:locale', territoryOf(language)],
    ...offeredLanguages()
      .filter((other) => other !== language)
      .map((other) => ['og:locale:alternate', territoryOf(other)]),
    ...pictureOf(sharing.picture, origin),
    ...Object.entries(sharing.facts),
  ]
  return [
    ...told.map(([name = '', content = '']) => `<meta property="${name}" content="${escapeMarkup(content)}">`),
    // The rest of it is read from the above.
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

function pictureOf({ address, alt, size }: SharedPicture, origin: string): string[][] {
  const { href, pathname } = new URL(address, origin)
  const type = types[/\.(\w+)$/.exec(pathname)?.[1]?.toLowerCase() ?? '']
  return [
    ['og:image', href],
    ...(type ? [['og:image:type', type]] : []),
    ...(size
      ? [
          ['og:image:width', String(size.width)],
          ['og:image:height', String(size.height)],
        ]
      : []),
    ['og:image:alt', alt],
  ]
}

const types: Record<string, string> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

/** "pl_PL". */
const territoryOf = (language: Language) => localeOf[language].replace('-', '_')

/** Browsers that can't show AVIF leave it, and find the other form in the page. */
function preloadOf({ picture, sizes, media }: LeadingPicture[number]): string {
  const where = media ? ` media="${escapeMarkup(media)}"` : ''
  const format = hasAvif(picture) ? 'avif' : 'webp'
  return `<link rel="preload" as="image" type="image/${format}" fetchpriority="high" imagesrcset="${srcSetOf(picture, format)}" imagesizes="${escapeMarkup(sizes)}"${where}>`
}

/** The owner's colours in the place of those in the style sheet. */
function ownColours(): string[] {
  const { accent, deep } = brand.colours
  const { original } = identity
  if (accent === original.colours.accent && deep === original.colours.deep) return []
  // More specific than the style sheet, which may come after it.
  return [`<style>html:root{--color-violet:${accent};--color-violet-deep:${deep}}</style>`]
}

/** The panel's document is the same for all; the owner's values are put into it. */
export const panelDocument = (document: string): string =>
  document
    .replace('<!--live-->', () => liveIn(sourceLanguage))
    .replace('</head>', () => `${ownColours().join('')}</head>`)

/** What the browser must know of what the owner has set. */
const liveIn = (language: Language): string => withoutMarkup(JSON.stringify(liveForBrowser(liveParts, { language })))

/** JSON in which nothing can be taken for the end of the element around it. */
const withoutMarkup = (json: string) => json.replaceAll('<', String.raw`\u003c`)
