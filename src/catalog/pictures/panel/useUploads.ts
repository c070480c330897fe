import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { api, sentenceOf } from '../../../panel-kit/panel-api.ts'
import { CallFailed, readResponse } from '../../../web/api.ts'

/** Files are sent one after the other; each that can't be taken is named with the reason, and the others go on. */
export function useUploads(onUploaded: (url: string) => void) {
  const [said, setSaid] = useState('')
  const { mutate, isPending } = useMutation({
    // Nothing shows the pictures before the gallery is saved.
    meta: { changesNothing: true },
    mutationFn: async (files: File[]) => {
      const failed: string[] = []
      for (const [place, file] of files.entries()) {
        setSaid(`Przesyłanie ${place + 1} z\u00A0${files.length}: ${file.name}`)
        try {
          // oxlint-disable-next-line eslint/no-await-in-loop -- the server takes one picture at a time anyway
          const answer = await readResponse(api.admin.products['upload-image'].$post({ form: { image: file } }))
          onUploaded(answer.imageUrl)
        } catch (error) {
          const reason = (error instanceof CallFailed && error.fields['image']) || sentenceOf(error)
          failed.push(`${file.name}: ${reason}`)
        }
      }
      setSaid(failed.length > 0 ? `Nie udało się dodać – ${failed.join(' ')}` : '')
    },
  })
  return { upload: (files: File[]) => files.length > 0 && mutate(files), isPending, said }
}
