import { Fragment } from 'react'
import { brand } from '../brand.ts'
import { plural } from '../i18n/plural.ts'
import { shownInPoland } from '../kernel/polish-time.ts'
import { Action, Heading, Paragraph, Section, type Email } from '../mail/layout/email.mail.tsx'
import type { Check } from './status.ts'

const formatCount = plural('pl', { one: '# sprawa', few: '# sprawy', many: '# spraw', other: '# sprawy' })

type Told = Omit<Check, 'since'> & { since: Date }

/** Tells whoever owns the shop what is wrong with it; of nothing, that all is well again. */
export function shopStatusEmail(told: Told[]): Email {
  if (told.length === 0)
    return {
      subject: `${brand.name}: sklep znów działa jak trzeba`,
      body: (
        <>
          <Heading>Sklep znów działa jak trzeba</Heading>
          <Paragraph>Nic z tego, o czym pisaliśmy, nie wymaga już uwagi.</Paragraph>
          <Action path="/admin?tab=status">Zobacz stan sklepu</Action>
        </>
      ),
    }
  // What is bad comes first.
  const sorted = told.toSorted((one, other) => Number(other.state === 'bad') - Number(one.state === 'bad'))
  return {
    subject: `${brand.name}: stan sklepu, ${formatCount(told.length)} do sprawdzenia`,
    body: (
      <>
        <Heading>Coś w sklepie wymaga uwagi</Heading>
        {sorted.map(({ name, title, state, found, next, since }) => (
          <Fragment key={name}>
            <Section>{state === 'bad' ? `${title}: pilne` : title}</Section>
            <Paragraph>{`${found} Od ${shownInPoland(since)}.`}</Paragraph>
            {next && <Paragraph>{next.place ? `W panelu: ${next.text}.` : next.text}</Paragraph>}
          </Fragment>
        ))}
        <Action path="/admin?tab=status">Zobacz stan sklepu</Action>
      </>
    ),
  }
}
