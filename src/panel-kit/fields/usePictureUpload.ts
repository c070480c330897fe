import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallFailed } from '../../web/api.ts'
import { isSessionEnd, sentenceOf } from '../panel-api.ts'
import { toastFailure } from '../useAction.ts'

export interface PictureUpload {
  isPending: boolean
  percent: number
  /** The file that is on its way, or that could not be sent: its name, and an address to show it at. */
  file: { name: string; address: string } | undefined
  problem: string | undefined
  start(file: File | undefined): void
  retry(): void
  /** Stops what is under way, and forgets what failed. */
  cancel(): void
}

/**
 * A picture on its way to the server.
 *
 * @param to the path of the endpoint that takes it
 */
export function usePictureUpload(to: string, onUploaded: (address: string) => void): PictureUpload {
  const [percent, setPercent] = useState(0)
  const [file, setFile] = useState<{ name: string; address: string }>()
  const way = useRef<AbortController>(undefined)
  const sent = useRef<File>(undefined)
  useEffect(() => () => URL.revokeObjectURL(file?.address ?? ''), [file])
  useEffect(() => () => way.current?.abort(), [])

  const { mutate, reset, isPending, error } = useMutation({
    // Nothing shows the picture before the form that it belongs to is saved.
    meta: { changesNothing: true },
    mutationFn: (picture: File) => {
      way.current = new AbortController()
      return uploadPicture(to, picture, setPercent, way.current.signal)
    },
    onSuccess: (address) => {
      setFile(undefined)
      onUploaded(address)
    },
    onError: (failure) => {
      if (failure.name !== 'AbortError') toastFailure(failure, { title: 'Nie udało się przesłać zdjęcia' })
    },
  })
  const send = (picture: File) => {
    way.current?.abort()
    sent.current = picture
    setPercent(0)
    mutate(picture)
  }
  const hasFailed = error !== null && error.name !== 'AbortError'
  return {
    isPending,
    percent,
    file,
    problem: hasFailed ? (problemOf(error) ?? 'Nie udało się przesłać zdjęcia') : undefined,
    start: (picture) => {
      if (!picture) return
      setFile({ name: picture.name, address: URL.createObjectURL(picture) })
      send(picture)
    },
    retry: () => sent.current && send(sent.current),
    cancel: () => {
      way.current?.abort()
      reset()
      setFile(undefined)
    },
  }
}

/** What is wrong with the file itself is said there; else what is wrong with the call. */
function problemOf(error: Error): string | undefined {
  if (isSessionEnd(error)) return 'Sesja wygasła w trakcie przesyłania.'
  return (error instanceof CallFailed && error.fields['image']) || sentenceOf(error)
}

/**
 * Sends a picture to an endpoint for pictures, and gives the address under which it is kept. The one call that isn't made with `fetch`, which tells nothing of how far a
 * file has come.
 */
function uploadPicture(to: string, file: File, onProgress: (percent: number) => void, cancelled: AbortSignal) {
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
