import { brand } from '../../brand.ts'
import { offerEmailTexts } from './offer-words.ts'
import { postalAddressIn } from '../../i18n/postal-address.ts'
import type { Email } from '../../mail/layout/email.mail.tsx'
import {
  Benefits,
  Button,
  Closing,
  Contact,
  PageLink,
  Paragraph,
  Products,
  Section,
  Title,
} from './offer-blocks.mail.tsx'
import { OfferFrame } from './offer-frame.mail.tsx'

export const offerLanguage = 'pl'

/** The one message of bulk mail: who we are, which salt, what working together brings, and how to begin. */
export function offerEmail(): Email {
  const texts = offerEmailTexts()
  const { products, benefits, next, closing, contact, footer, unsubscribe } = texts
  return {
    subject: texts.subject,
    frame: { Frame: OfferFrame, footer, unsubscribe },
    body: (
      <>
        <Title overline={texts.overline}>{texts.heading}</Title>
        {texts.opening.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        <Section>{products.heading}</Section>
        <Paragraph>{products.lead}</Paragraph>
        <Products list={products.list} />
        <PageLink path={`/store?lang=${offerLanguage}`}>{products.toStore}</PageLink>
        <Section>{benefits.heading}</Section>
        <Benefits list={benefits.list} />
        <Section>{next.heading}</Section>
        <Paragraph>{next.text}</Paragraph>
        <Button path={`/joinus?lang=${offerLanguage}`}>{next.join}</Button>
        <Closing {...closing} />
        <Section>{contact.heading}</Section>
        <Contact
          name={brand.name}
          post={postalAddressIn(offerLanguage)}
          postLabel={contact.post}
          email={brand.officeEmail}
          emailLabel={contact.email}
        />
      </>
    ),
  }
}
