import { letterPicture } from '../server/pictures/letter-picture.ts'
import type { Database } from '../server/database/database.ts'
import type { MadeFile } from './attachment.ts'

/** By path, as data of the program: a letter is whole wherever it is sent from. */
const drawn = import.meta.glob<string>('./layout/pictures/*', { query: '?inline', import: 'default', eager: true })

const ours = new Map(
  Object.entries(drawn).map(([path, address]) => {
    const [, name = ''] = /^\.\/layout\/pictures\/([^.]+)\./.exec(path) ?? []
    return [name, address] as const
  }),
)

/** What stands for a stored picture that has been removed since. */
const otherwise = 'crystal-1'

const namesIn = (html: string) =>
  new Set([...html.matchAll(/ src="cid:([\w-]+)@letter"/g)].map(([, name = '']) => name))

/** The pictures of ours that a letter names. */
export const ownPicturesIn = (html: string): MadeFile[] =>
  [...namesIn(html)].filter((name) => ours.has(name)).map((name) => fileOf(name, name))

/** The stored ones. */
export async function storedPicturesIn(database: Database, html: string): Promise<MadeFile[]> {
  const files = []
  for (const name of namesIn(html)) {
    const [, kind, hash] = /^(picture|mark)-([0-9a-f]{64})$/.exec(name) ?? []
    if (!hash) continue
    const content = await letterPicture(database, hash, kind === 'mark' ? 'contain' : 'cover')
    files.push(
      content ? { name: `${name.slice(0, 16)}.jpg`, type: 'image/jpeg', content, cid: name } : fileOf(otherwise, name),
    )
  }
  return files
}

/** A letter for a browser, which has no files beside it. */
export const withPicturesInside = (html: string): string =>
  [...namesIn(html)].reduce(
    (shown, name) => shown.replaceAll(` src="cid:${name}@letter"`, ` src="${ours.get(name) ?? ours.get(otherwise)}"`),
    html,
  )

function fileOf(name: string, cid: string): MadeFile {
  const [, type = '', written = ''] = /^data:([\w/]+);base64,(.*)$/s.exec(ours.get(name) ?? '') ?? []
  return { name: `${name}.${type === 'image/png' ? 'png' : 'jpg'}`, type, content: Buffer.from(written, 'base64'), cid }
}
