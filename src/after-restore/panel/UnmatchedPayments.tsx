import { formatMoment } from '../../panel-kit/panel-format.ts'
import type { UnmatchedPayment } from '../../schemas/restored.ts'

const columns = ['Kiedy', 'Kwota', 'E-mail', 'Zamówienie', 'Numer u operatora']
const caption = 'stray-payments'
const cell = 'py-2 pr-4 align-top'

/** Payments for orders that are missing here: each has to be fulfilled, recorded or refunded by hand. */
export function UnmatchedPayments({ payments }: { payments: UnmatchedPayment[] }) {
  if (payments.length === 0) return null
  return (
    <>
      <p id={caption} className="mt-4 mb-2 text-mid">
        Za te zamówienia zapłacono, ale w sklepie ich nie ma. Zapisz je i zwróć pieniądze u operatora albo umów się z
        klientem.
      </p>
      <div className="overflow-x-auto">
        <table aria-labelledby={caption} className="w-full min-w-[44rem] border-t border-line text-left">
          <thead>
            <tr className="border-b border-line">
              {columns.map((name) => (
                <th key={name} scope="col" className="py-2 pr-4 text-xs font-medium text-mid">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {payments.map(({ id, begunAt, amount, currency, email, orderNumber }) => (
              <tr key={id} className="border-b border-line">
                <td className={`${cell} whitespace-nowrap tabular-nums`}>{formatMoment(begunAt)}</td>
                <td className={`${cell} whitespace-nowrap tabular-nums`}>{formatTaken(amount, currency)}</td>
                <td className={`${cell} wrap-anywhere`}>{email ?? '–'}</td>
                <td className={`${cell} whitespace-nowrap`}>{orderNumber ?? '–'}</td>
                <td className={`${cell} text-xs wrap-anywhere`}>{id}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const formatTaken = (amount: number, currency: string) =>
  new Intl.NumberFormat('pl-PL', { style: 'currency', currency }).format(amount / 100)
