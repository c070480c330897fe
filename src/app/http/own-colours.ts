import { brand, identity } from '../../brand.ts'
import { compressBytes, type CompressedResponse } from '../../server/http/compressed-response.ts'
import { rasterise } from '../../server/pictures/rasterise.ts'
import { ownColours } from '../../ui/pictures/own-colours.ts'
import type { Frontend } from './frontend.ts'

interface Icon {
  size: number
  /** Home screens cut their own corners, and paint whatever is transparent black: so the colour runs to the edge. */
  isTile?: boolean
  /** What is cut into any shape must not show the edge of another. */
  isMarkAlone?: boolean
}

const icons: Readonly<Record<string, Icon>> = {
  '/favicon.ico': { size: 32 },
  '/apple-touch-icon.png': { size: 180, isTile: true },
  '/icon-192.png': { size: 192 },
  '/icon-512.png': { size: 512 },
  '/icon-maskable-512.png': { size: 512, isTile: true, isMarkAlone: true },
}

/** What was made last, for the colours of that time. */
let made: { colours: string; files: Map<string, Promise<CompressedResponse>> } | undefined

/** The file at this address; where the owner has colours of their own, our drawings and icons are in them. */
export async function fileInOwnColours(frontend: Frontend, path: string): Promise<CompressedResponse | undefined> {
  const [file, colours] = [frontend.file(path), ownColours()]
  if (!file || !colours || !(path.endsWith('.svg') || icons[path])) return file
  if (made?.colours !== colours) made = { colours, files: new Map() }
  const { files } = made
  const known = files.get(path) ?? draw(frontend, path, file)
  files.set(path, known)
  // What could not be drawn is drawn again when it is asked for the next time.
  known.catch(() => files.delete(path))
  return known
}

async function draw(frontend: Frontend, path: string, file: CompressedResponse): Promise<CompressedResponse> {
  const icon = icons[path]
  if (!icon) return compressBytes(Buffer.from(coloured(file)), file.type)
  const mark = frontend.file('/favicon.svg')
  if (!mark) return file
  const [picture] = await rasterise([{ drawing: drawIcon(coloured(mark), icon), hasGround: false, format: 'png' }])
  return picture ? compressBytes(picture, 'image/png') : file
}

/** What stands for the colour in the tabs of dark browsers. */
const inDarkTabs = '#7c57ab'

/** In one go, so that a colour that was put there isn't taken for one of ours. */
function coloured(file: CompressedResponse): string {
  const { accent, deep } = identity.original.colours
  const instead: Record<string, string> = {
    [accent]: brand.colours.accent,
    [deep]: brand.colours.deep,
    [inDarkTabs]: brand.colours.accent,
  }
  return file
    .bodyIn('plain')
    .toString()
    .replaceAll(/#[\da-f]{6}/g, (colour) => instead[colour] ?? colour)
}

function drawIcon(mark: string, { size, isTile, isMarkAlone }: Icon): string {
  const drawn = isMarkAlone ? mark.replaceAll(/<circle[^<>]*>/g, '') : mark
  const tile = isTile ? `<path fill="${brand.colours.accent}" d="M0 0h44v44H0z"/>` : ''
  return drawn.replace(/<svg [^<>]*>/, (tag) => `${sized(tag, size)}${tile}`)
}

const sized = (tag: string, size: number) =>
  `${tag.replaceAll(/ (width|height)="[^"]*"/g, '').slice(0, -1)} width="${size}" height="${size}">`
