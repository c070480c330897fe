import { packCopy } from '../../src/settings/copy/pack-copy.server.ts'
import { markOf } from '../../src/settings/copy/put-copy.server.ts'
import type { CopyChange } from '../../src/server/copied-part.ts'

/** The form that sends a copy with these parts; with the changes that somebody has agreed to. */
export function copyForm(parts: Record<string, unknown>, agreed?: CopyChange[]): FormData {
  const copy = packCopy({ madeAt: '2026-11-25T10:00:00.000Z', shop: 'Sól', parts, pictures: {} })
  return formWith(copy, agreed && markOf(agreed))
}

export function formWith(file: Uint8Array<ArrayBuffer>, mark?: string): FormData {
  const form = new FormData()
  form.set('file', new Blob([file]), 'ustawienia.zip')
  if (mark) form.set('mark', mark)
  return form
}
