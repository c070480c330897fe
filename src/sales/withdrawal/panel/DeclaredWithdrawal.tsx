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
import { formatStep } from '../handling/format-step.ts'
import { toDo } from '../handling/to-do.ts'
import { withdrawalNames } from '../handling/withdrawal-names.ts'
import { dayOf } from '../withdrawal-period.ts'
import type { WithdrawalInList } from '../handling/withdrawal-record.ts'
import { AssignForm } from './AssignForm.tsx'

/** One declaration, and what can be done about it here; the rest is done on its order. */
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

/** What is to be done, as the order says it, too; it is done there. */
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
