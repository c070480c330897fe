/** Has the browser load a file and save it by itself, however long it is. */
export function download(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}

/** Saves what a call answered with under the name that it gives, for files that can't be asked for by a link. */
export async function saveAnswer(answer: { headers: Headers; blob(): Promise<Blob> }): Promise<void> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? ''
  link.click()
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
