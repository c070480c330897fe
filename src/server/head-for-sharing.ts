import { brand } from '../brand.ts'
import { languages, localeOf, type Language } from '../kernel/language.ts'
import { escapeMarkup } from './escape-markup.ts'
import type { RenderedPage, SharedPicture } from './frontend.ts'

interface Shared {
  origin: string
  canonical: string
  language: Language
}

/** What networks and messengers show of a page whose address somebody passes on. */
export function headForSharing(
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
    ...languages.filter((other) => other !== language).map((other) => ['og:locale:alternate', territoryOf(other)]),
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
