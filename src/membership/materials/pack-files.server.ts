import { zipSync, type Zippable } from 'fflate'
import { certificatePicture } from './material-files.ts'

/** A day that programs for archives can write; the same files make the same pack. */
const mtime = new Date(1980, 0, 1)

/** All of them in one archive, inside a folder of that name. What is a picture for looking at alone stays outside. */
export function packFiles(folder: string, files: { name: string; content: Uint8Array }[]): Buffer<ArrayBuffer> {
  const packed: Zippable = {}
  for (const { name, content } of files) {
    if (name !== certificatePicture) packed[`${folder}/${name}`] = content
  }
  // They are packed as tightly as they can be already.
  return Buffer.from(zipSync(packed, { level: 0, mtime }))
}
