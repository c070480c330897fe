import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { useAction } from '../../panel-kit/useAction.ts'
import { readResponse } from '../../web/api.ts'

/** Gives out all data of a person as a file. */
export function TakeData({ email }: { email: string }) {
  const { act, isPending } = useAction({
    call: () => saveExport(email),
    done: 'Plik z\u00A0danymi jest pobierany, a\u00A0odpowiedź zapisana',
  })
  return (
    <PanelButton isPending={isPending} onClick={() => act()}>
      Pobierz dane (ZIP)
    </PanelButton>
  )
}

/** Downloads the export. The server records it. */
async function saveExport(email: string): Promise<void> {
  const answer = await api.admin.privacy.export.$post({ json: { email } })
  if (!answer.ok) await readResponse(Promise.resolve(answer))
  const [, name = 'dane.zip'] = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '') ?? []
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers read the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
