import * as z from 'zod/mini'

/** What somebody needs to pay an order by bank transfer. */
export const transferFacts = z.object({
  /** The account, in groups of four. */
  account: z.string(),
  /** Empty: nobody said which bank it is at. */
  bank: z.string(),
  recipient: z.string(),
  /** What is still to be paid. */
  amount: z.string(),
  /** What has come already, where that was too little. */
  received: z.nullable(z.string()),
  /** The order's number, by which the transfer is recognised. */
  title: z.string(),
  /** Until when the order waits; null: it waits for the office. */
  until: z.nullable(z.string()),
  /** The code that banking apps in Poland read: the dark squares of a square of this size; null: the account is elsewhere. */
  code: z.nullable(z.object({ size: z.int(), dark: z.string() })),
})
export type TransferFacts = z.infer<typeof transferFacts>

interface Content {
  account: string
  recipient: string
  amount: number
  title: string
}

/**
 * What the two-dimensional code of a transfer holds, as the Polish banks agreed: number for the tax office, country,
 * account, grosze, name, title and three fields for later. Undefined where it can't hold it.
 */
export function transferCode({ account, recipient, amount, title }: Content): string | undefined {
  const [, digits] = /^PL(\d{26})$/.exec(account) ?? []
  if (!digits || amount > 999_999) return undefined
  const short = (text: string, longest: number) =>
    [...text.replaceAll('|', ' ').trim()].slice(0, longest).join('').trim()
  return ['', 'PL', digits, String(amount).padStart(6, '0'), short(recipient, 20), short(title, 32), '', '', ''].join(
    '|',
  )
}
