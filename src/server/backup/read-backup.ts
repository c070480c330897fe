import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import {
  endOfRows,
  format,
  introduction,
  part as anyPart,
  type End,
  type Header,
  type Jobs,
  type Sequence,
  type Table,
} from './backup-format.ts'
import { openLines } from './backup-lines.ts'
import { StartupProblem } from '../startup-problem.ts'

/** An open backup. Whatever happens to its name meanwhile, it stays the same file. */
export interface BackupFile {
  path: string
  handle: FileHandle
}

export type Part = Header | Sequence | ((Table | Jobs) & { content: AsyncIterable<Buffer> })

const obstacles: Record<string, string> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'this user may not read it',
}

export async function openBackup(path: string): Promise<BackupFile> {
  try {
    const handle = await open(path)
    if ((await handle.stat()).isFile()) return { path, handle }
    await handle.close()
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new StartupProblem(`${path} can't be read: ${obstacles[code] ?? code}.`)
  }
  throw new StartupProblem(`${path} can't be read: it is not a file.`)
}

/**
 * Reads a backup from beginning to end. Only after the last part is it known to be whole and unchanged: until then
 * nothing may be done with it that can't be undone.
 */
export async function* readBackup({ path, handle }: BackupFile): AsyncGenerator<Part, void, void> {
  const damaged = new StartupProblem(
    `${path} is damaged: it was cut off or changed after it was made. Nothing was changed; use another backup.`,
  )
  let [isOurs, isWhole] = [false, false]
  try {
    const { line, lines, soFar } = openLines(unzipped(handle))
    for (;;) {
      const { sha256 } = soFar()
      const text = await line()
      if (text === undefined) break
      if (!isOurs) await refuseNewer(text, { path, handle })
      const { data: part } = anyPart.safeParse(JSON.parse(text))
      if (!part || isWhole || isOurs === (part.part === 'backup')) throw damaged
      isOurs = true
      if ('sha256' in part) {
        isWhole = await isEndOf(handle, part, sha256, soFar().bytes)
        if (!isWhole) throw damaged
      } else if ('rows' in part) {
        const content = lines(part.rows)
        yield { ...part, content }
        // Whoever didn't want the rows left them here.
        for await (const _ of content);
        if ((await line()) !== endOfRows) throw damaged
      } else {
        yield part
      }
    }
    if (!isWhole) throw isOurs ? damaged : notOurs(path)
  } catch (error) {
    if (error instanceof SyntaxError || isFromZlib(error)) throw isOurs ? damaged : notOurs(path)
    const { syscall, code } = error as NodeJS.ErrnoException
    throw syscall ? new StartupProblem(`${path} can't be read (${code}): use another backup.`) : error
  }
}

const isFromZlib = (error: unknown) => String((error as NodeJS.ErrnoException).code).startsWith('Z_')

/** The seal of version 1 is always as long. */
const sealLength = 115

/** Whether this is the right end, and nothing follows it. */
async function isEndOf(handle: FileHandle, end: End, sha256: string, bytes: number): Promise<boolean> {
  const { size } = await handle.stat()
  if (end.part === 'seal') {
    const hash = createHash('sha256')
    for await (const chunk of bytesOf(handle, size - sealLength)) hash.update(chunk)
    return end.sha256 === hash.digest('hex')
  }
  // A gzip file ends with the length of its text.
  const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, size - 4)
  return end.sha256 === sha256 && buffer.readUInt32LE() === bytes % 2 ** 32
}

function unzipped(handle: FileHandle): Readable {
  const gunzip = createGunzip()
  // What goes wrong on the way destroys the last of the chain, and so reaches its reader.
  pipeline(bytesOf(handle), gunzip, () => {})
  return gunzip
}

/** Reads by position, so that an open file can be read more than once. */
async function* bytesOf(handle: FileHandle, end = Infinity): AsyncGenerator<Buffer, void, void> {
  for (let position = 0; position < end;) {
    const wanted = Math.min(65_536, end - position)
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(wanted), 0, wanted, position)
    if (bytesRead === 0) return
    position += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}

const notOurs = (path: string) => new StartupProblem(`${path} is not a backup of this program, or is damaged.`)

async function refuseNewer(text: string, { path, handle }: BackupFile): Promise<void> {
  const known = introduction.safeParse(JSON.parse(text))
  if (!known.success) throw notOurs(path)
  if (known.data.version > format.version) {
    // Its content can't be understood, but gzip knows whether it is whole: damage can turn a number into another.
    for await (const _ of unzipped(handle));
    throw new StartupProblem(
      `${path} was made by a newer version of this program: restore it with that version, or a later one.`,
    )
  }
}
