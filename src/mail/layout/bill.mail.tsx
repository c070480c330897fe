import { Fragment } from 'react'
import { useIsPlain } from './email.mail.tsx'
import { styles } from './email-styles.ts'

type Sum = [name: string, amount: string]

interface BillProps {
  lines: { name: string; detail: string; amount: string; notes?: string[] }[]
  /** What leads from the lines to the total. */
  sums: Sum[]
  total: Sum
  /** What is contained in the total. */
  included: Sum[]
}

/** What is bought, line by line, and what it comes to. */
export function Bill({ lines, sums, total, included }: BillProps) {
  if (useIsPlain()) {
    const bought = lines.map(({ name, detail, amount, notes = [] }) =>
      [name, `${detail} = ${amount}`, ...notes].join('\n  '),
    )
    const below = [...sums, total, ...included].map(([name, amount]) => `${name}: ${amount}`)
    return `${bought.join('\n')}\n\n${below.join('\n')}\n\n`
  }
  return (
    <table cellPadding={0} cellSpacing={0} style={styles.bill}>
      <tbody>
        {lines.map(({ name, detail, amount, notes = [] }) => (
          <tr key={`${name} ${detail}`}>
            <th scope="row" dir="auto" style={styles.billName}>
              {name}
              <br />
              <span style={styles.billDetail}>{detail}</span>
              {notes.map((note) => (
                <Fragment key={note}>
                  <br />
                  <span style={styles.billDetail}>{note}</span>
                </Fragment>
              ))}
            </th>
            <td style={styles.billAmount}>{amount}</td>
          </tr>
        ))}
        {sums.map(([name, amount]) => (
          <tr key={name}>
            <th scope="row" style={styles.sumName}>
              {name}
            </th>
            <td style={styles.sumAmount}>{amount}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" style={styles.totalName}>
            {total[0]}
          </th>
          <td style={styles.totalAmount}>{total[1]}</td>
        </tr>
        {included.map(([name, amount]) => (
          <tr key={name}>
            <th scope="row" style={styles.sumName}>
              {name}
            </th>
            <td style={styles.sumAmount}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
