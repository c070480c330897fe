import { brand } from '../../brand.ts'
import { formatMoney } from '../../i18n/format.ts'
import { money } from '../../kernel/money.ts'
import { Action, Heading, Paragraph, type Email } from '../../mail/layout/email.mail.tsx'
import { threshold, type WarningStep } from './abroad.ts'

const print = (grosze: number) => formatMoney(money(grosze), 'pl')

/** Tells the owner that the year's sales to consumers in other member states come near the threshold, or are above it. */
export function thresholdEmail({ year, step, net }: { year: number; step: WarningStep; net: number }): Email {
  const isOver = step === 100
  const heading = isOver ? 'Sprzedaż za granicę przekroczyła próg' : `Sprzedaż za granicę przekroczyła ${step}% progu`
  return {
    subject: `${brand.name}: ${heading.toLowerCase()} VAT`,
    body: (
      <>
        <Heading>{heading}</Heading>
        <Paragraph>
          {`W ${year} roku konsumenci z innych krajów Unii kupili za ${print(net)} netto, po odjęciu zwrotów. Próg wynosi ${print(threshold)}.`}
        </Paragraph>
        <Paragraph>
          {isOver
            ? 'Już pierwszą sprzedaż ponad próg i każdą następną, także w całym przyszłym roku, opodatkowuje się stawką kraju nabywcy. Zapytaj jak najszybciej księgową: zgłoszenie do procedury OSS (VIU-R) trzeba złożyć do 10. dnia następnego miesiąca. Potem włącz w panelu stawki krajów nabywców.'
            : 'Sprzedaż, która przekroczy próg, i każda następna będą opodatkowane stawką kraju nabywcy. Zapytaj zawczasu księgową o procedurę OSS i uzupełnij w panelu stawki krajów, do których wysyłasz.'}
        </Paragraph>
        <Action path="/admin?tab=abroad">Zobacz sprzedaż za granicę</Action>
      </>
    ),
  }
}
