import { orderManagementServerTexts } from '../texts.server.ts'
import { describe, expect, test } from 'vitest'
import { emailsOf, orderIn } from '../../../../tests/support/order-emails.ts'
import { languages, type Language } from '../../../kernel/language.ts'
import { renderEmail } from '../../../mail/layout/email.mail.tsx'
import { siteAddress } from '../../../mail/layout/site-address.ts'
import type { OrderDetails } from '../order-details.ts'

describe('the way to withdraw', () => {
  const token = 'x'.repeat(43)
  const written = (changes: Partial<OrderDetails>, language: Language = 'pl') =>
    Object.values(emailsOf(orderIn(language, changes), `/order/${token}?lang=${language}`)).map((email) =>
      renderEmail(email, language),
    )

  test.for(languages)(
    'stands in every letter for as long as there is one, with the order filled in, in %s',
    (language) => {
      for (const { html, plain } of written({}, language)) {
        expect(plain).toContain(
          `${orderManagementServerTexts[language].orderEmails.withdraw}:\n${siteAddress}/withdraw?lang=${language}#order=${token}\n`,
        )
        expect(html).toContain(`href="${siteAddress}/withdraw?lang=${language}#order=${token}"`)
      }
    },
  )

  test('stands in none once it is over', () => {
    // The terms name the way in their own lines, whoever reads them.
    for (const { plain } of written({ isWithdrawable: false }))
      expect(plain).not.toContain(`\n${siteAddress}/withdraw?`)
  })
})
