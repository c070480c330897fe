import type { IncomingMessage, ServerResponse } from 'node:http'
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Language } from '../../kernel/language.ts'
import type { PlainPage } from '../../schemas/plain-page.ts'
import type { ShownPicture } from '../../ui/pictures/picture.ts'
import { compressBytes, type CompressedResponse } from '../../server/http/compressed-response.ts'

/** A page as React made it, before it is put into the HTML document. */
export interface RenderedPage {
  status: number
  title: string
  /** Of a page that nobody finds by searching there is none. */
  description?: string | undefined
  markup: string
  /** What the queries found, as JSON: the browser begins with it instead of asking again. */
  state: string
  /** What is on the page in the words of schema.org, for programs that read it; the page's address is told to it. */
  structuredData?: StructuredData | undefined
  /** How the page is shown where its address is shared; nothing of one that nobody shares. */
  sharing?: Sharing | undefined
  /** The picture that people see first, which the browser shall fetch before it has read the page. */
  leadingPicture?: LeadingPicture | undefined
  /** The source file of the page, where it has one of its own. */
  source?: string | undefined
  /** The source files of the fonts that the browser will need at once. */
  fonts: string[]
  /** Whether its address is a secret of one reader: it is kept nowhere, not found by searching, and told to no other site. */
  hasSecretAddress?: boolean | undefined
  /** Whether what matters on it is one visitor's: nobody searches for it. */
  isPersonal?: boolean | undefined
}

export interface Sharing {
  type: 'website' | 'product'
  picture: SharedPicture
  /** What the networks are told besides, by the names that they gave it. */
  facts: Readonly<Record<string, string>>
}

export interface SharedPicture {
  /** A path of ours, or the whole address where the picture is somebody else's. */
  address: string
  alt: string
  /** Of pictures that were uploaded or lie elsewhere they aren't known. */
  size?: { width: number; height: number }
}

/** Which of the pictures holds depends on the screen; without `media` it is the one. */
export type LeadingPicture = { picture: ShownPicture; sizes: string; media?: string }[]

/** `canonical` is the address under which the page shall be found. */
export type StructuredData = (address: { origin: string; canonical: string }) => object[]

/** The router knows the page under another address of ours. */
interface MovedPage {
  movedTo: string
}

export type RenderPage = (request: {
  path: string
  /** What of the query the page depends on, as `variantOf` gives it. */
  variant: string
  language: Language
  /** What it shows of this visitor where no scripts run. */
  plain?: PlainPage | undefined
  fetch: typeof fetch
}) => Promise<RenderedPage | MovedPage>

/** What the build (or the development server) hands to the program: the document, the files and the pages. */
export interface Frontend {
  document(path: string): Promise<string>
  /** The document of the administrator's panel, which is a program of its own. */
  panel(): Promise<string>
  /** The built files of a page, for the document to ask for. */
  filesOf(page: Pick<RenderedPage, 'source' | 'fonts'>, language: Language): Files
  file(path: string): CompressedResponse | undefined
  renderPage: RenderPage
  /** The pattern of the screen at this address, if there is one. */
  screenAt(path: string): string | undefined
  /** What of the query the page at this address depends on, in one way of writing; nothing for most pages. */
  variantOf(path: string, search: string): string
  /** The page that is left when rendering fails. */
  renderBroken(language: Language, sentence?: string): Promise<RenderedPage>
  /** Set in development only: answers what the development server serves itself. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** The first of the scripts is the one that begins. */
export type Files = Record<'scripts' | 'styles' | 'fonts', string[]>

type Renderer = Pick<Frontend, 'renderPage' | 'renderBroken' | 'screenAt' | 'variantOf'>

const moduleScripts = /<script type="module"[^<>]*><\/script>\s*/g

/** They are answered as pages, not as files. */
const documents = new Set(['index.html', 'panel.html'])

type Manifest = Record<string, { file: string }>
/** By page and language, as `scripts/files-of-pages.ts` writes it; the first is what every page begins with. */
type Pages = Record<string, Record<Language, string[]>>

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The built site. Its texts and fonts are read into memory at once, a megabyte or two. */
export async function openBuiltFrontend(folder: string, renderer: Renderer): Promise<Frontend> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const pages = JSON.parse(await readFile(join(folder, '.vite/pages.json'), 'utf8')) as Pages
  // `public/early.js` asks for the scripts.
  const document = (await readFile(join(folder, 'index.html'), 'utf8')).replaceAll(moduleScripts, '')
  const panel = await readFile(join(folder, 'panel.html'), 'utf8')
  const files = await readFiles(folder)
  return {
    document: async () => document,
    panel: async () => panel,
    filesOf: ({ source = '', fonts }, language) => ({
      scripts: (pages[source]?.[language] ?? []).map((file) => `/${file}`),
      styles: [],
      fonts: fonts.flatMap((font) => (manifest[font] ? [`/${manifest[font].file}`] : [])),
    }),
    file: (path) => files.get(path),
    ...renderer,
  }
}

async function readFiles(folder: string): Promise<Map<string, CompressedResponse>> {
  const names = await readdir(folder, { recursive: true })
  const served = names.filter((name) => types[extname(name)] && !name.startsWith('.') && !documents.has(name))
  const read = served.map(async (name): Promise<[string, CompressedResponse]> => {
    const content = await readFile(join(folder, name))
    const brotli = names.includes(`${name}.br`) ? await readFile(join(folder, `${name}.br`)) : undefined
    const file = await compressBytes(content, types[extname(name)] as string, brotli)
    return [
      `/${name}`,
      file.type.startsWith('image/') && !file.isCompressed ? readWhenAsked(join(folder, name), file) : file,
    ]
  })
  return new Map(await Promise.all(read))
}

/** Pictures are three quarters of the bytes, in several sizes and forms of which browsers ask for one. */
function readWhenAsked(path: string, { type, tag }: CompressedResponse): CompressedResponse {
  let content: Buffer<ArrayBuffer> | undefined
  return { type, tag, isCompressed: false, bodyIn: () => (content ??= readFileSync(path)) }
}
