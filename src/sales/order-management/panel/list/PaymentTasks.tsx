import { readResponse } from '../../../../web/api.ts'
import { api } from '../../../../panel-kit/panel-api.ts'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { useAction } from '../../../../panel-kit/useAction.ts'

/** Their names are long for a narrow screen with large letters. */
const wraps = 'text-left whitespace-normal!'

const said = ({ message }: { message: string }) => message

/** What the shop does by itself from time to time, done now; the server says what came of it. */
export function PaymentTasks() {
  const test = useAction({
    call: () => readResponse(api.admin['payment-reminders'].test.$post()),
    done: said,
    failed: { title: 'Błąd testu' },
  })
  const remind = useAction({
    call: () => readResponse(api.admin['payment-reminders'].check.$post()),
    done: said,
    failed: { title: 'Błąd sprawdzania' },
  })
  const settle = useAction({
    call: () => readResponse(api.admin['payment-status'].check.$post()),
    done: said,
    failed: { title: 'Błąd sprawdzania statusów płatności' },
  })
  return (
    <>
      <PanelButton look="quiet" className={wraps} isPending={test.isPending} onClick={() => test.act()}>
        Test przypomnienia
      </PanelButton>
      <PanelButton look="quiet" className={wraps} isPending={remind.isPending} onClick={() => remind.act()}>
        Sprawdź przypomnienia
      </PanelButton>
      <PanelButton look="quiet" className={wraps} isPending={settle.isPending} onClick={() => settle.act()}>
        Sprawdź statusy płatności
      </PanelButton>
    </>
  )
}
