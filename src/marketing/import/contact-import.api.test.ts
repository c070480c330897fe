import { describe, expect, test } from 'vitest'
import { contactsIn, importFile, importForm, importPath } from '../../../tests/support/imports.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { suppress } from '../../../tests/support/suppressed.ts'
import { auditEntries } from '../../audit/audit-entries.table.ts'
import { marketingContacts, newsletterConsents } from '../contacts/marketing-contacts.table.ts'

const list = 'nazwa,email,kontakt,typ\nBistro,bistro@example.com,Anna,hotel\nBar,bar@example.com,,\n'
const consentsIn = ({ database }: TestShop) => database.select().from(newsletterConsents)
const auditIn = ({ database }: TestShop) => database.select().from(auditEntries)
const everythingIn = async (shop: TestShop) => [await contactsIn(shop), await consentsIn(shop), await auditIn(shop)]

describe('an import', () => {
  test('without anything asked imports at once, and answers with a sentence', async () => {
    const shop = await openTestShop()
    const { status, answer } = await importFile(shop, list)
    expect([status, answer.message]).toEqual([200, 'Dodano 2 kontakty.'])
    expect(await contactsIn(shop)).toMatchObject([
      { businessName: 'Bistro', emailAddress: 'bistro@example.com', contactPerson: 'Anna', businessType: 'hotel' },
      { businessName: 'Bar', emailAddress: 'bar@example.com', contactPerson: null, businessType: 'restaurant' },
    ])
  })

  test('adds active contacts, keeps with each why it may be written to, and leaves one entry without addresses', async () => {
    const shop = await openTestShop()
    await importFile(shop, `${list}Zły,zły,,\n`, { consent: '  Wizytówki z targów 2026 ' })
    const contacts = await contactsIn(shop)
    expect(contacts.map(({ isActive, version }) => [isActive, version])).toEqual([
      [true, 1],
      [true, 1],
    ])
    expect(await consentsIn(shop)).toMatchObject(
      contacts.map(({ id }) => ({
        contactId: id,
        givenOn: 'import',
        language: 'pl',
        shownText: 'Wizytówki z targów 2026',
      })),
    )
    const after = { newCount: 2, updatedCount: 0, existingCount: 0, faultyCount: 1, isConsentNamed: true }
    expect(await auditIn(shop)).toMatchObject([
      {
        administrator: 'admin',
        action: 'imported',
        subject: 'marketing_contact',
        subjectId: null,
        before: null,
        after,
      },
    ])
  })

  test.for([undefined, '', '   '])('on which nothing is said (%j) notes no consent', async (consent) => {
    const shop = await openTestShop()
    await importFile(shop, list, consent === undefined ? {} : { consent })
    expect(await consentsIn(shop)).toEqual([])
    expect(await auditIn(shop)).toMatchObject([{ after: { isConsentNamed: false } }])
  })

  test('of the same file again changes nothing at all, however the addresses are written, with and without update', async () => {
    const shop = await openTestShop()
    await importFile(shop, list, { consent: 'Targi' })
    const before = await everythingIn(shop)
    for (const asked of [{}, { update: 'true' } as const]) {
      const { answer } = await importFile(shop, list.replace('bistro@', 'BISTRO@'), { ...asked, consent: 'Inne targi' })
      expect(answer).toMatchObject({
        message: 'Nie dodano żadnego nowego kontaktu, 2 już były na liście.',
        rowCount: 2,
        newCount: 0,
        existingCount: 2,
        updatedCount: 0,
        differingCount: 0,
      })
      expect(await everythingIn(shop)).toEqual(before)
    }
  })

  test('leaves contacts that are there as they are, and says how many differ, until an update is asked for', async () => {
    const shop = await openTestShop()
    await importFile(shop, list)
    await shop.database.update(marketingContacts).set({ isActive: false })
    const before = await contactsIn(shop)
    const changed = 'nazwa;email;kontakt;typ\nBistro Nowe;bistro@example.com;;\nBar;bar@example.com;Ewa;inne\n'
    const { answer: kept } = await importFile(shop, changed)
    expect(kept).toMatchObject({ newCount: 0, existingCount: 2, updatedCount: 0, differingCount: 2 })
    expect(await contactsIn(shop)).toEqual(before)

    const { answer: updated } = await importFile(shop, changed, { update: 'true', consent: 'Umowa' })
    expect(updated).toMatchObject({ existingCount: 0, updatedCount: 2, differingCount: 2 })
    expect(updated.message).toBe('Nie dodano żadnego nowego kontaktu, zaktualizowano 2 kontakty.')
    // What the file doesn't say stays, and so does what is the administrator's alone.
    expect(await contactsIn(shop)).toMatchObject([
      { businessName: 'Bistro Nowe', contactPerson: 'Anna', businessType: 'hotel', isActive: false, version: 2 },
      { businessName: 'Bar', contactPerson: 'Ewa', businessType: 'other', isActive: false, version: 2 },
    ])
    expect(await consentsIn(shop)).toHaveLength(2)
  })

  test('updates those that differ, and no others', async () => {
    const shop = await openTestShop()
    await importFile(shop, list)
    const [, bar] = await contactsIn(shop)
    const { answer } = await importFile(shop, list.replace('Bistro,', 'Bistro Nowe,'), {
      update: 'true',
      consent: 'Umowa',
    })
    expect(answer.message).toBe('Nie dodano żadnego nowego kontaktu, zaktualizowano 1 kontakt, 1 już był na liście.')
    const [bistro, after] = await contactsIn(shop)
    expect(after).toEqual(bar)
    expect(await consentsIn(shop)).toMatchObject([{ contactId: bistro?.id }])
  })

  test('says how many readers have left the list; they are known again, and get nothing', async () => {
    const shop = await openTestShop()
    await suppress(shop.database, 'Bar@example.com', 'page')
    expect((await importFile(shop, list, { preview: 'true' })).answer.unsubscribedCount).toBe(1)
    expect((await importFile(shop, list)).answer).toMatchObject({ newCount: 2, unsubscribedCount: 1 })
  })

  test('takes the valid rows, and tells the number and the reason of each of the others', async () => {
    const shop = await openTestShop()
    const { answer } = await importFile(
      shop,
      'nazwa;email;kontakt;typ\n' +
        ';kawa@example.com;;\n' +
        'Bar;bar@example.com;;\n' +
        '\n' +
        `Hotel;hotel;${'a'.repeat(201)};zamek\n` +
        '=1+1;b@example.com;＋48;hotel\n' +
        'Za mało;c@example.com\n' +
        'Za dużo;d@example.com;;;x\n' +
        'Znów Bar;BAR@example.com;;\n',
    )
    expect(answer).toMatchObject({ rowCount: 7, newCount: 1, faultyCount: 6 })
    expect(answer.message).toBe('Dodano 1 kontakt, 6 wierszy z błędem.')
    expect(answer.faults.map(({ row, reason }) => [row, reason])).toEqual([
      [2, 'nazwa: Nazwa firmy jest wymagana'],
      [
        5,
        'email: Nieprawidłowy adres email; kontakt: Najwyżej 200 znaków; typ: Dozwolone są restauracja, hotel, catering i inne',
      ],
      [
        6,
        'nazwa: Tekst nie może zaczynać się jak formuła, od =, +, -, @ ani tabulatora; kontakt: Tekst nie może zaczynać się jak formuła, od =, +, -, @ ani tabulatora',
      ],
      [7, 'Za mało komórek w wierszu'],
      [8, 'Za dużo komórek w wierszu'],
      [9, 'email: Ten adres jest już w wierszu 3'],
    ])
    expect(answer.faults[5]).toMatchObject({ businessName: 'Znów Bar', emailAddress: 'BAR@example.com' })
  })

  test('shows the first hundred faults, and counts all of them', async () => {
    const shop = await openTestShop()
    const { answer } = await importFile(shop, `nazwa,email\n${'Bar,bar\n'.repeat(250)}`)
    expect([answer.faultyCount, answer.faults.length, answer.faults.at(-1)?.row]).toEqual([250, 100, 101])
    expect(await everythingIn(shop)).toEqual([[], [], []])
  })
})

describe('a preview', () => {
  test.for([
    [{}, 'Zostanie dodany 1 kontakt, 1 już jest na liście, 1 wiersz z błędem.'],
    [{ update: 'true' }, 'Zostanie dodany 1 kontakt, zostanie zaktualizowany 1 kontakt, 1 wiersz z błędem.'],
  ] as const)('(%j) leaves nothing, and says the same as the import after it', async ([asked, message]) => {
    const shop = await openTestShop()
    await importFile(shop, 'nazwa,email\nInne Bistro,bistro@example.com\n')
    const before = await everythingIn(shop)
    const file = `${list}Zły,zły,,\n`
    const { answer: preview } = await importFile(shop, file, { ...asked, preview: 'true', consent: 'Targi' })
    expect(preview.message).toBe(message)
    expect(await everythingIn(shop)).toEqual(before)
    const { answer } = await importFile(shop, file, asked)
    expect({ ...answer, message }).toEqual(preview)
  })
})

describe('the file of faulty rows', () => {
  const faultyOf = async (shop: TestShop, file: string) => {
    const answer = await shop.callAsAdmin('POST', `${importPath}?faulty=csv`, { body: importForm(file) })
    return { answer, table: await answer.text() }
  }

  test('holds them as they stood, with number and reason, safe for spreadsheets, and nothing is imported', async () => {
    const shop = await openTestShop()
    const { answer, table } = await faultyOf(shop, `${list}=1+1,"x@example.com",,\n"Bar; ""Oko""",oko,,,y\n`)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="wiersze-z-bledami.csv"')
    // Reading the answer as text takes the mark of UTF-8 away.
    expect(table).toBe(
      'wiersz;powód;nazwa;email;kontakt;typ\r\n' +
        `4;"nazwa: Tekst nie może zaczynać się jak formuła, od =, +, -, @ ani tabulatora";'=1+1;x@example.com;;\r\n` +
        '5;Za dużo komórek w wierszu;"Bar; ""Oko""";oko;;;y\r\n',
    )
    expect(await everythingIn(shop)).toEqual([[], [], []])
  })

  test('is imported as it is once it was mended, and is the same again while it wasn’t', async () => {
    const shop = await openTestShop()
    const { table } = await faultyOf(shop, 'email,nazwa,typ\nbar,Bar,hotel\nb@example.com,=1+1,\n')
    const again = await faultyOf(shop, table)
    expect(again.table).toBe(table)
    const { answer } = await importFile(shop, table.replace(';bar;', ';bar@example.com;').replace("'=1+1", 'Bistro'))
    expect(answer.message).toBe('Dodano 2 kontakty.')
    expect(await contactsIn(shop)).toMatchObject([
      { businessName: 'Bar', emailAddress: 'bar@example.com', businessType: 'hotel' },
      { businessName: 'Bistro', emailAddress: 'b@example.com', businessType: 'restaurant' },
    ])
  })
})
