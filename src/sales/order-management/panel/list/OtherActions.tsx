import { api } from '../../../../panel-kit/panel-api.ts'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { useAction } from '../../../../panel-kit/useAction.ts'
import { readResponse } from '../../../../web/api.ts'

/** The labels are long for narrow screens with large text. */
const wraps = 'text-left whitespace-normal!'

const said = ({ message }: { message: string }) => message

/** What is seldom needed: runs scheduled tasks now. The server says what came of it. */
export function OtherActions() {
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
    <section aria-labelledby="orders-others" className="border-t border-line pt-4">
      <h3 id="orders-others" className="mb-1 text-base">
        Inne
      </h3>
      <div className="-ml-3.5 flex flex-wrap items-center gap-x-2 gap-y-1">
        <PanelButton look="quiet" className={wraps} isPending={test.isPending} onClick={() => test.act()}>
          Test przypomnienia
        </PanelButton>
        <PanelButton look="quiet" className={wraps} isPending={remind.isPending} onClick={() => remind.act()}>
          Sprawdź przypomnienia
        </PanelButton>
        <PanelButton look="quiet" className={wraps} isPending={settle.isPending} onClick={() => settle.act()}>
          Sprawdź statusy płatności
        </PanelButton>
      </div>
    </section>
  )
}
