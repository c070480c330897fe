import { CallFailed } from '../../web/api.ts'

/**
 * Sends a picture to an endpoint for pictures, and gives the address under which it is kept. The one call that isn't made with `fetch`, which tells nothing of how far a
 * file has come.
 */
export function uploadPicture(to: string, file: File, onProgress: (percent: number) => void, cancelled: AbortSignal) {
  return new Promise<string>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${to}?lang=pl`)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.floor((100 * loaded) / Math.max(total, 1))),
    )
    request.addEventListener('load', () => {
      const answer = (request.response ?? {}) as { imageUrl?: string }
      if (request.status === 200 && answer.imageUrl) resolve(answer.imageUrl)
      else reject(new CallFailed(request.status, answer))
    })
    request.addEventListener('error', () => reject(new CallFailed(0)))
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')))
    cancelled.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.set('image', file)
    request.send(form)
  })
}
