import { useState } from 'react'
import { formatMoment, formatMoney } from '../../../i18n/format.ts'
import { readMoney } from '../../../kernel/money.ts'
import { useAppContext, useTexts } from '../../../web/app-context.tsx'
import { paymentsTexts } from '../texts.ts'
import type { TransferFacts } from './transfer-facts.ts'

/** Loaded with it: who pays by card needs neither. */
export const cardTexts = paymentsTexts.part('transferPayment')

/** What to type into one's bank to pay an order by transfer, and the code from which its app reads the same. */
export function TransferCard({ transfer }: { transfer: TransferFacts }) {
  const { language } = useAppContext()
  const texts = useTexts(paymentsTexts).transferPayment
  const { recipient, account, bank, amount, received, title, until, code } = transfer
  const money = (printed: string) => formatMoney(readMoney(printed), language)
  const facts = [
    { name: texts.recipient, value: recipient, copied: recipient },
    { name: texts.account, value: account, copied: account.replaceAll(' ', '') },
    { name: texts.bank, value: bank, copied: undefined },
    { name: texts.received, value: received && money(received), copied: undefined },
    { name: received ? texts.missing : texts.amount, value: money(amount), copied: amount.replace('.', ',') },
    { name: texts.title, value: title, copied: title },
  ].filter(({ value }) => value)
  return (
    <div className="mt-8 border-t border-ink pt-5">
      {received && <p className="mb-5 max-w-xl font-medium">{texts.short}</p>}
      <div className="flex flex-wrap items-start gap-x-12 gap-y-8">
        <dl className="min-w-0 flex-[1_1_18rem]">
          {facts.map(({ name, value, copied }) => (
            <div key={name} className="flex items-start justify-between gap-4 border-b border-line py-3">
              <div className="min-w-0">
                <dt className="text-sm text-mid">{name}</dt>
                <dd className="mt-1 font-medium wrap-anywhere tabular-nums select-all">{value}</dd>
              </div>
              {copied && <CopyButton name={name} text={copied} />}
            </div>
          ))}
        </dl>
        {code && (
          <figure className="w-52">
            <svg
              role="img"
              aria-label={texts.code}
              viewBox={`0 0 ${code.size} ${code.size}`}
              shapeRendering="crispEdges"
              className="size-52 bg-white text-black"
            >
              <path d={code.dark} fill="currentColor" />
            </svg>
            <figcaption className="mt-2 text-sm text-mid">{texts.codeHint}</figcaption>
          </figure>
        )}
      </div>
      <p className="mt-4 max-w-xl text-mid" suppressHydrationWarning>
        {texts.titleHint} {until && texts.until(formatMoment(new Date(until), language))}
      </p>
    </div>
  )
}

function CopyButton({ name, text }: { name: string; text: string }) {
  const texts = useTexts(paymentsTexts).transferPayment
  const [isCopied, setCopied] = useState(false)
  // Where copying is forbidden, the value can still be selected.
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <button
      type="button"
      aria-label={texts.copyOf(name)}
      onClick={() => void copy()}
      className="min-h-11 shrink-0 px-2 text-sm font-medium text-violet underline underline-offset-4 noscript:hidden"
    >
      <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
    </button>
  )
}
