import { languageNames } from '../../i18n/language-names.ts'
import { formatMailKind } from '../mail-kinds.ts'
import { plural } from '../../i18n/plural.ts'
import { readResponse } from '../../web/api.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { formatMoment } from '../../panel-kit/panel-format.ts'
import { PanelBadge, type Tone } from '../../panel-kit/PanelBadge.tsx'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { useAction } from '../../panel-kit/useAction.ts'
import { withheldByLimit, includedInSummary, type MailRecord, type MailState } from '../mail.ts'
import { mailStateNames } from './mails.query.ts'

const tones: Record<MailState, Tone> = { waiting: 'waiting', sent: 'good', failed: 'bad', withheld: 'plain' }

const formatAttempts = plural('pl', { one: '# próba', few: '# próby', many: '# prób', other: '# próby' })

const cell = 'py-2.5 pr-4 align-top @max-[60rem]:block @max-[60rem]:py-0.5 @max-[60rem]:pr-0'
const moment =
  'sm:whitespace-nowrap text-mid tabular-nums @max-[60rem]:mr-5 @max-[60rem]:inline-block @max-[60rem]:text-xs'

/** One mail: what it was, to whom, and what became of it. */
export function MailRow({ mail }: { mail: MailRecord }) {
  const { id, kind, recipient, language, subject, state, attempts, createdAt, lastAttemptAt } = mail
  const { act, isPending } = useAction({
    call: () => readResponse(api.admin.mails[':id']['send-again'].$post({ param: { id } })),
    done: 'List czeka na ponowne wysłanie',
    // The button is gone then.
    onDone: () => document.getElementById('mails-head')?.focus(),
  })
  return (
    <tr className="border-b border-line @max-[60rem]:block @max-[60rem]:py-3">
      <th scope="row" className={`${cell} font-medium`}>
        {formatMailKind(kind)}
        <span className="text-xs font-normal text-mid @max-[60rem]:ml-2 @min-[60rem]:block">
          {languageNames[language]}
        </span>
      </th>
      <td className={`${cell} min-w-44 wrap-anywhere`}>{recipient ?? 'biuro'}</td>
      <td className={`${cell} wrap-anywhere text-mid`}>
        <span lang={language}>{subject}</span>
      </td>
      <td className={cell}>
        <PanelBadge tone={tones[state]}>{mailStateNames[state]}</PanelBadge>
        {attempts > 0 && <span className="ml-2 text-xs text-mid tabular-nums">{formatAttempts(attempts)}</span>}
        <Why mail={mail} />
      </td>
      <td className={`${cell} ${moment}`}>
        <span className="lg:hidden">Utworzono: </span>
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </td>
      <td className={`${cell} ${moment} ${lastAttemptAt ? '' : '@max-[60rem]:hidden'}`}>
        <span className="lg:hidden">Ostatnia próba: </span>
        {lastAttemptAt ? <time dateTime={lastAttemptAt}>{formatMoment(lastAttemptAt)}</time> : '–'}
      </td>
      <td className={`${cell} text-right @max-[60rem]:text-left ${state === 'failed' ? '' : '@max-[60rem]:hidden'}`}>
        {state === 'failed' && (
          <PanelButton
            isPending={isPending}
            aria-label={`Wyślij ponownie: ${formatMailKind(kind)}, ${recipient ?? 'biuro'}`}
            onClick={() => act()}
            className="@max-[60rem]:mt-2"
          >
            Wyślij ponownie
          </PanelButton>
        )}
      </td>
    </tr>
  )
}

/** In the words of the mail server, which are of whatever language. */
function Why({ mail: { state, reason, isHeld } }: { mail: MailRecord }) {
  if (isHeld) return <p className="mt-1 text-xs text-mid">Czeka na potwierdzenie, że przywrócono kopię.</p>
  if (state === 'withheld') return <p className="mt-1 max-w-xs text-xs text-mid">{formatWithheld(reason)}</p>
  if (!reason) return null
  return (
    <p className={`mt-1 max-w-xs text-xs wrap-anywhere ${state === 'failed' ? 'text-clay' : 'text-mid'}`}>{reason}</p>
  )
}

function formatWithheld(reason: string | null): string {
  if (reason === withheldByLimit) return 'Za dużo takich listów do tego odbiorcy w ciągu doby.'
  if (reason === includedInSummary) return 'Powiedziano o tym w późniejszym liście, wspólnym dla kilku zamówień.'
  return 'Odbiorca wypisał się z listy.'
}
