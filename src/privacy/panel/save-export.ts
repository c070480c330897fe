import { readResponse } from '../../web/api.ts'
import { api } from '../../panel-kit/panel-api.ts'

/** Has the file made, which is written down, and gives it to the browser to keep. */
export async function saveExport(email: string): Promise<void> {
  const answer = await api.admin.privacy.export.$post({ json: { email } })
  if (!answer.ok) await readResponse(Promise.resolve(answer))
  const [, name = 'dane.zip'] = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '') ?? []
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers take it in their own time.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
