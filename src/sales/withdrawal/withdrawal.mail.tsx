import { withdrawalServerTexts } from './texts.server.ts'
import { brand } from '../../brand.ts'
import { formatDay, formatMoment, formatMoney } from '../../i18n/format.ts'
import { officeWithdrawalEmails } from './office-withdrawal-emails.ts'
import { postalAddressIn } from '../../i18n/postal-address.ts'
import { Action, Facts, Heading, Paragraph, Quotation, Section, type Email } from '../../mail/layout/email.mail.tsx'
import { oneLine } from '../../mail/layout/one-line.ts'
import type { OrderRow } from '../orders/lock-order.server.ts'
import { hasLeft } from '../orders/has-left.ts'
import { goodsDueOn, refundDueOn } from './withdrawal-period.ts'
import type { WithdrawalRow } from './withdrawals.table.ts'

/** Noon, so that the day is the same in every time zone of our readers. */
const noon = (day: string) => new Date(`${day}T12:00Z`)

/** The acknowledgement on a durable medium that the law asks for: what was declared, when, and the result. */
export function withdrawalEmail(row: WithdrawalRow, order: OrderRow | undefined, link: string | undefined): Email {
  const { language, createdAt, remark } = row
  const texts = withdrawalServerTexts[language].withdrawalEmails
  const declaredAt = formatMoment(createdAt, language)
  // Without an order the recipient may be a stranger, so typed text must not contain working links.
  const typed = (text: string) => (order ? text : withoutAddresses(text))
  const facts: [string, string][] = [
    [texts.declaredAt, declaredAt],
    [texts.name, typed(oneLine(row.name))],
    [texts.number, typed(oneLine(row.orderNumber))],
    [texts.email, oneLine(row.email)],
  ]
  return {
    subject: order ? texts.subjectOfOrder(order.number) : texts.subject,
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.received(declaredAt)}</Paragraph>
        <Section>{texts.content}</Section>
        <Quotation>{typed(row.declaration)}</Quotation>
        <Facts rows={order && remark ? [...facts, [texts.remark, oneLine(remark)]] : facts} />
        <Section>{texts.next}</Section>
        {nextSteps(row, order).map((sentence) => (
          <Paragraph key={sentence}>{sentence}</Paragraph>
        ))}
        {link !== undefined && <Action path={link}>{texts.follow}</Action>}
        {!order && <Action path={`/withdraw?lang=${language}`}>{texts.again}</Action>}
        {!order && <Paragraph>{texts.notYou}</Paragraph>}
        {order && !row.isProved && <Paragraph>{texts.notYours}</Paragraph>}
        <Paragraph>{texts.questions}</Paragraph>
      </>
    ),
  }
}

function nextSteps(row: WithdrawalRow, order: OrderRow | undefined): string[] {
  const { language, createdAt, state, periodEndsOn, firstDeclaredAt, isWhole } = row
  const texts = withdrawalServerTexts[language].withdrawalEmails
  const day = (due: string) => formatDay(noon(due), language)
  const refundDue = day(refundDueOn(createdAt))
  if (!order) return [texts.unmatched]
  if (state === 'late') return [texts.late(day(periodEndsOn ?? ''))]
  if (state === 'repeated') return [texts.repeated(formatMoment(firstDeclaredAt ?? createdAt, language))]
  if (state === 'unpaid' || state === 'cancelled') return [texts[state]]
  const { notSentYet, money, sendBack, moneyAfterGoods } = isWhole ? texts.whole : texts.part
  if (!hasLeft(order)) return [notSentYet, money(refundDue)]
  const address = `${brand.name}, ${postalAddressIn(language)}`
  return [sendBack(day(goodsDueOn(createdAt)), address), moneyAfterGoods(refundDue)]
}

const withoutAddresses = (text: string) =>
  text
    .replaceAll('://', ': //')
    .replaceAll(/(?<=\S)\.(?=\S)/g, '. ')
    .replaceAll('@', ' @ ')

/** Tells the office what was declared, and what to do by when. */
export function withdrawalOfficeEmail(row: WithdrawalRow, order: OrderRow | undefined): Email {
  const language = brand.officeLanguage
  const texts = officeWithdrawalEmails
  const names = withdrawalServerTexts[language].withdrawalEmails
  const { createdAt, state, refund, periodEndsOn, isWhole } = row
  const day = (due: string) => formatDay(noon(due), language)
  const isAccepted = state === 'accepted'
  const rows: [string, string | null][] = [
    [names.declaredAt, formatMoment(createdAt, language)],
    [names.name, oneLine(row.name)],
    [names.number, oneLine(order?.number ?? row.orderNumber)],
    [names.email, oneLine(row.email)],
    [names.remark, oneLine(row.remark) || null],
    [texts.periodEnds, state === 'late' && periodEndsOn ? day(periodEndsOn) : null],
    [texts.goodsDue, isAccepted && order && hasLeft(order) ? day(goodsDueOn(createdAt)) : null],
    [texts.refundDue, isAccepted ? day(refundDueOn(createdAt)) : null],
    [texts.refundAmount, isAccepted && refund !== null ? formatMoney(refund, language) : null],
  ]
  return {
    subject: order ? texts.subject(order.number) : texts.subjectUnmatched,
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.toDo[state]}</Paragraph>
        {isAccepted && order && (
          <Paragraph>
            {hasLeft(order) ? texts.sentAlready : isWhole ? texts.notSentYet.whole : texts.notSentYet.part}
          </Paragraph>
        )}
        <Quotation>{row.declaration}</Quotation>
        <Facts rows={rows.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))} />
        <Action
          path={
            order
              ? `/admin?tab=orders&order=${order.id}`
              : `/admin?tab=withdrawals&show=all&search=${encodeURIComponent(oneLine(row.orderNumber))}`
          }
        >
          {texts.toPanel}
        </Action>
      </>
    ),
  }
}
