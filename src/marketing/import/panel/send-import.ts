import { CallFailed } from '../../../web/api.ts'
import type { ImportReport } from '../contact-import.ts'

export interface ImportAsked {
  preview?: 'true'
  update?: 'true'
  consent?: string
}

interface Sending {
  file: File
  asked: ImportAsked
  onProgress(percent: number): void
  cancelled: AbortSignal
}

/** Sends a file to be looked at or imported. Not with `fetch`, which tells nothing of how far it has come. */
export function sendImport({ file, asked: { consent, ...query }, onProgress, cancelled }: Sending) {
  return new Promise<ImportReport>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', importPath(query))
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.floor((100 * loaded) / Math.max(total, 1))),
    )
    request.addEventListener('load', () => {
      const answer = (request.response ?? {}) as ImportReport
      if (request.status === 200) resolve(answer)
      else reject(new CallFailed(request.status, { ...answer }))
    })
    request.addEventListener('error', () => reject(new CallFailed(0)))
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')))
    cancelled.addEventListener('abort', () => request.abort())
    request.send(formOf(file, consent))
  })
}

/** The rows that can't be imported, with what is wrong with each, as a file. */
export async function fetchFaultyRows(file: File): Promise<Blob> {
  const answer = await fetch(importPath({ preview: 'true', faulty: 'csv' }), {
    method: 'POST',
    body: formOf(file),
  }).catch(() => {
    throw new CallFailed(0)
  })
  if (!answer.ok) throw new CallFailed(answer.status, (await answer.json().catch(() => ({}))) as object)
  return answer.blob()
}

const importPath = (query: Record<string, string>) =>
  `/api/admin/marketing/import-csv?${new URLSearchParams({ ...query, lang: 'pl' })}`

function formOf(file: File, consent?: string): FormData {
  const form = new FormData()
  if (consent !== undefined) form.set('consent', consent)
  form.set('csvFile', file)
  return form
}
