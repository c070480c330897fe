import { Fragment } from 'react'
import { useIsPlain } from './email.mail.tsx'
import { look } from './email-styles.ts'
import { InlinePicture } from './inline-picture.mail.tsx'

type Sum = [name: string, amount: string]

interface BillProps {
  lines: { name: string; detail: string; amount: string; picture: string; notes?: string[] }[]
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
    <table cellPadding={0} cellSpacing={0} {...look('bill')}>
      <tbody>
        {lines.map(({ name, detail, amount, picture, notes = [] }) => (
          <tr key={`${name} ${detail}`}>
            <td {...look('billPicture')}>
              <InlinePicture name={picture} alt="" side={64} style={look('packshot').style} />
            </td>
            <th scope="row" dir="auto" {...look('billName')}>
              {name}
              <br />
              <span {...look('billDetail')}>{detail}</span>
              {notes.map((note) => (
                <Fragment key={note}>
                  <br />
                  <span {...look('billDetail')}>{note}</span>
                </Fragment>
              ))}
            </th>
            <td {...look('billAmount')}>{amount}</td>
          </tr>
        ))}
        {sums.map(([name, amount]) => (
          <tr key={name}>
            <th scope="row" colSpan={2} {...look('sumName')}>
              {name}
            </th>
            <td {...look('sumAmount')}>{amount}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={2} {...look('totalName')}>
            {total[0]}
          </th>
          <td {...look('totalAmount')}>{total[1]}</td>
        </tr>
        {included.map(([name, amount]) => (
          <tr key={name}>
            <th scope="row" colSpan={2} {...look('sumName')}>
              {name}
            </th>
            <td {...look('sumAmount')}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
