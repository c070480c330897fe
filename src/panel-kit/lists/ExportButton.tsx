import { readResponse } from '../../web/api.ts'
import { download } from '../download.ts'
import { api } from '../panel-api.ts'
import { PanelButton } from '../PanelButton.tsx'
import { useAction } from '../useAction.ts'

interface Props {
  path: string
  /** What of the list is shown. */
  asked: Record<string, string>
  isEmpty: boolean
  /** Which list, where a page shows more than one. */
  of?: string
  /** What the button says, where it isn't the list that is saved. */
  children?: string
}

/**
 * Saves what is listed, all pages of it, as a file for spreadsheets. The browser loads it by itself, however long it is, and
 * would save a refusal as well: so whether the session still goes on, and whether one
 * has to show again who one is, is asked before.
 */
export function ExportButton({ path, asked, isEmpty, of, children = 'Eksportuj CSV' }: Props) {
  const { act, isPending } = useAction({
    call: () => readResponse(api.admin.session.confirmation.$get()),
    changesNothing: true,
    onDone: () => download(`${path}?${new URLSearchParams({ ...asked, lang: 'pl' })}`),
  })
  return (
    <PanelButton
      aria-label={of && `Eksportuj CSV: ${of}`}
      isPending={isPending}
      disabled={isEmpty}
      onClick={() => act()}
    >
      {children}
    </PanelButton>
  )
}
