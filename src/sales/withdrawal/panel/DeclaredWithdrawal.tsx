import { languageNames } from '../../../i18n/language-names.ts'
import { officeWithdrawalEmails } from '../office-withdrawal-emails.ts'
import { readResponse } from '../../../web/api.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import { formatMoment } from '../../../panel-kit/panel-format.ts'
import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import { buttonShape, PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import { Task, TaskList } from '../../../panel-kit/lists/TaskList.tsx'
import { useAction } from '../../../panel-kit/useAction.ts'
import { useNow } from '../../../panel-kit/useNow.ts'
import { formatStep, withdrawalNames } from '../handling/format-withdrawal.ts'
import { toDo } from '../handling/to-do.ts'
import { dayOf } from '../withdrawal-period.ts'
import { withdrawalAssignment, type WithdrawalInList, type WithdrawalRecord } from '../handling/withdrawal-record.ts'
import { confirm } from '../../../panel-kit/confirm.ts'
import { FormButtons } from '../../../panel-kit/forms/FormButtons.tsx'
import { TextField } from '../../../panel-kit/fields/PanelField.tsx'
import { PanelFormFrame } from '../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../panel-kit/forms/usePanelForm.ts'
import { readOrderNumber } from '../../orders/order-number.ts'

/** One declaration with its actions. Refunds and cancelling are done on its order. */
export function DeclaredWithdrawal({ withdrawal }: { withdrawal: WithdrawalInList }) {
  const { id, name, email, language, declaredAt, state, isOpen, handledAt, handledBy } = withdrawal
  const { orderId, orderNumber, matchedNumber, declaration, remark, isProved } = withdrawal
  const handling = useAction({
    call: () =>
      readResponse(api.admin.withdrawals[':id'].$put({ param: { id: String(id) }, json: { isHandled: isOpen } })),
    done: isOpen ? 'Oświadczenie zostało oznaczone jako załatwione' : 'Oświadczenie wróciło do otwartych',
    onDone: () => document.getElementById('withdrawals-head')?.focus(),
  })
  return (
    <li
      aria-label={`Oświadczenie: ${name || orderNumber || declaredAt}`}
      className="grid gap-x-8 gap-y-2 border-b border-line py-4 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="min-w-0 space-y-1 text-sm">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="wrap-anywhere text-mid">{email}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-mid tabular-nums">
          <time dateTime={declaredAt}>{formatMoment(declaredAt)}</time>
          <PanelBadge>{languageNames[language]}</PanelBadge>
        </p>
        <p>
          <PanelBadge tone={withdrawalNames[state].tone}>{withdrawalNames[state].name}</PanelBadge>{' '}
          {!isProved && <PanelBadge>Bez linku i{'\u00A0'}konta</PanelBadge>}
        </p>
        {handledAt && (
          <p className="text-xs text-mid tabular-nums">
            Załatwione {formatMoment(handledAt)}, {handledBy}
          </p>
        )}
      </div>
      <div className="min-w-0 text-sm">
        <blockquote
          dir="auto"
          lang={language}
          className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line"
        >
          {declaration}
          {remark && <span className="mt-1 block text-mid">{remark}</span>}
        </blockquote>
        {state !== 'accepted' && <p className="mt-2 max-w-3xl">{officeWithdrawalEmails.toDo[state]}</p>}
        <ToDo withdrawal={withdrawal} />
        {orderId === null && isOpen && <AssignForm withdrawal={withdrawal} />}
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {orderId !== null && (
            <PanelLink
              asked={{ tab: 'orders', order: String(orderId) }}
              className={`${buttonShape} border border-ink/25 bg-paper hover:border-ink`}
            >
              Zamówienie {matchedNumber}
            </PanelLink>
          )}
          {email && (
            <a
              href={`mailto:${encodeURIComponent(email)}`}
              aria-label={`Odpowiedz: ${name}`}
              className={`${buttonShape} border border-ink/25 bg-paper hover:border-ink`}
            >
              Odpowiedz
            </a>
          )}
          {(isOpen || handledAt !== null) && (
            <PanelButton isPending={handling.isPending} onClick={() => handling.act()}>
              {isOpen ? 'Oznacz jako załatwione' : 'Przywróć do otwartych'}
            </PanelButton>
          )}
        </div>
      </div>
    </li>
  )
}

/** The steps to do on the order, as the order shows them. */
function ToDo({ withdrawal }: { withdrawal: WithdrawalInList }) {
  const today = dayOf(useNow())
  const steps = withdrawal.order ? toDo(withdrawal, withdrawal.order) : []
  if (steps.length === 0) return null
  return (
    <TaskList>
      {steps.map((step) => (
        <Task key={step.kind} isDone={step.isDone} {...formatStep(step, withdrawal, today)} />
      ))}
    </TaskList>
  )
}

/** Assigns a declaration to an order. */
function AssignForm({ withdrawal }: { withdrawal: WithdrawalInList }) {
  const { id, orderNumber, likelyNumber } = withdrawal
  const form = usePanelForm<{ orderNumber: string }, WithdrawalRecord>({
    schema: withdrawalAssignment,
    values: { orderNumber: likelyNumber ?? '' },
    asks: ({ orderNumber: typed }) => isMeant(typed, withdrawal),
    send: (json) => readResponse(api.admin.withdrawals[':id'].order.$put({ param: { id: String(id) }, json })),
    done: 'Przypisano do zamówienia i\u00A0napisano o\u00A0tym do nadawcy',
  })
  return (
    <PanelFormFrame form={form} label={`Przypisanie: ${orderNumber}`} className="mt-3 max-w-sm space-y-3">
      <TextField
        form={form}
        name="orderNumber"
        label="Numer zamówienia"
        autoComplete="off"
        hint={
          likelyNumber === null
            ? `Podano: ${orderNumber}`
            : 'Jest zamówienie o\u00A0tym numerze, ale z\u00A0innym adresem e-mail. Upewnij się, że to ta sama osoba.'
        }
      />
      <FormButtons form={form} label="Przypisz" sendingLabel="Zapisywanie..." />
    </PanelFormFrame>
  )
}

/** Shows whose order it is before the email about it goes out. An unknown number is refused by the server. */
async function isMeant(typed: string, { name, email }: WithdrawalInList): Promise<boolean> {
  const search = readOrderNumber(typed)
  const found = search ? await readResponse(api.admin.orders.$get({ query: { search } })) : []
  const order = found.find(({ orderNumber }) => orderNumber === search)
  if (!order) return true
  return confirm({
    title: `Przypisać do zamówienia ${order.orderNumber}?`,
    text: `Zamówił(a): ${order.customerName} (${order.customerEmail}). Oświadczenie złożył(a): ${name} (${email}). Sklep od razu napisze pod ten adres, co z\u00A0niego wynika; tego nie da się cofnąć.`,
    agree: 'Przypisz',
  })
}
