import { dirname, join } from 'node:path'
import { codeOf, found, type Document } from './document.ts'
import type { Project } from './project.ts'

/** Names that others gave: PostgreSQL to a program of its own, Docker to a network. */
const namesOfOthers = new Set(['pg_dump', 'salorge_front'])
const topFolders = /^(\.ci|\.github|art|deploy|docs|migrations|public|scripts|src|tests)\//
const fileEnding = /[\w*…]\.(css|html|js|json|md|mjs|py|service|sql|svg|timer|tsx?|webp|ya?ml)$/
/** What the program, Blender, or an operator makes. */
const comeLater = new Set(['deploy/.env', 'outbox/', 'passes/'])

/** Files and folders that are named and aren't there. */
export function wrongPlaces(document: Document, { places }: Project): string[] {
  const folders = document.spans.filter((span) => /^[a-z…*][\w…*/-]*\/$/.test(span))
  const words = codeOf(document).flatMap((code) => code.split(/[\s()'",;:<>=`]+/))
  const named = words.map((word) => word.replace(/^\.\//, '')).filter(isPlace)
  return [...new Set([...folders, ...named])]
    .filter((name) => !comeLater.has(name) && !isThere(name, places))
    .map((name) => `there is no ${name}`)
}

const isPlace = (word: string) => /^[\w.…*]/.test(word) && (topFolders.test(word) || fileEnding.test(word))

/** A name may begin in the middle, as ours do in ARCHITECTURE.md, and leave a part open: `i18n/…/texts.ts`, `*.mail.tsx`, `NAME.webp`. */
function isThere(name: string, places: string[]): boolean {
  const pattern = name
    .replaceAll(/[.$]/g, String.raw`\$&`)
    .replaceAll('*', '[^/]*')
    .replaceAll(/…|NAME|HASH|DATE|SCENE/g, '[^/]+')
  const whole = new RegExp(`${topFolders.test(name) ? '^' : '(^|/)'}${pattern}/?$`)
  return places.some((place) => whole.test(place))
}

/** Links that lead nowhere, within the project. */
export function wrongLinks({ path, links }: Document, { places, anchors }: Project): string[] {
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#')
      const target = file ? join(dirname(path), file) : path
      if (!isThere(target, places) && !isThere(target.replace(/\/$/, ''), places)) return true
      return anchor !== undefined && !anchors.get(target)?.includes(anchor)
    })
    .map((link) => `the link ${link} leads nowhere`)
}

/** Decisions and migrations that are named by their number alone. */
export function wrongNumbers({ passages }: Document, { places }: Project): string[] {
  const text = passages.map((passage) => passage.text).join('\n')
  const migrations = found(text, /migrations? (0\d{3})\b/g)
  const decisions = found(text, /(?<!migrations? )(?<![\d.,:-])\b(00\d{2})\b(?![_.,:]\d)/g)
  return [
    ...migrations.filter((number) => !places.some((place) => place.startsWith(`migrations/${number}_`))),
    ...decisions.filter((number) => !places.some((place) => place.startsWith(`docs/decisions/${number}-`))),
  ].map((number) => `nothing has the number ${number}`)
}

/** Calls of the API and pages that are named and aren't answered. */
export function wrongAddresses(document: Document, { endpoints, addresses }: Project): string[] {
  const lines = codeOf(document).flatMap((code) => code.split('\n'))
  const calls = lines.flatMap((line) =>
    [...line.matchAll(/\/api\/[\w/:-]+(?:\.json)?/g)].map(({ 0: address, index }) => {
      const [method] =
        /\b(GET|POST|PUT|PATCH|DELETE)\b(?!.*\b(GET|POST|PUT|PATCH|DELETE)\b)/.exec(line.slice(0, index)) ?? []
      return method ? `${method} ${address}` : address
    }),
  )
  const opened = [...document.spans, ...lines.flatMap((line) => found(line, /^GET (\/\S*)$/g))]
  const pages = opened.filter(
    (span) => /^\/[a-z][\w/$…-]*(\?\S*)?$/.test(span) && !/^\/(api|etc|opt|tmp|usr|var)\b/.test(span),
  )
  return [
    ...calls.filter((call) => !endpoints.some((endpoint) => isAnswered(call, endpoint))),
    ...pages.filter((page) => !addresses.some((address) => isAnswered(page.replace(/\?.*/, ''), address))),
  ].map((address) => `nothing answers ${address}`)
}

/** A call that names no method may be any. */
function isAnswered(call: string, endpoint: string): boolean {
  const asked = call.split('/')
  const offered = (call.startsWith('/') ? endpoint.replace(/^[A-Z]+ /, '') : endpoint).split('/')
  return asked.length === offered.length && offered.every((part, at) => /^[:$]/.test(part) || part === asked[at])
}

/** What is called as code is called, and isn't in it. */
export function wrongNames(document: Document, { names }: Project): string[] {
  const words = document.spans.flatMap((span) => found(span, /^([a-z]\w*[A-Z_]\w*)(?:\(.*\))?$/g))
  return [...new Set(words)]
    .filter((word) => !names.has(word) && !namesOfOthers.has(word))
    .map((word) => `nothing in the code is called ${word}`)
}

/** ARCHITECTURE.md has a word for every folder of the program. */
export const undocumentedRooms = ({ spans }: Document, { places }: Project) =>
  places
    .filter((place) => /^src\/[\w-]+\/$/.test(place) && !spans.includes(place))
    .map((place) => `it doesn't tell of ${place}`)
