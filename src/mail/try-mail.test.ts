import { expect, onTestFinished, test } from 'vitest'
import { openSmtpServer } from '../../tests/support/smtp-server.ts'
import { readConfig } from '../server/config.ts'
import { readMailTest, tryMail } from './try-mail.server.ts'

async function openOffice() {
  const office = await openSmtpServer()
  onTestFinished(office.close)
  const said: string[] = []
  const attempt = async (words: string[], url = office.url) => {
    const config = readConfig({ SMTP_URL: url, MAIL_FROM: 'Salorge <shop@example.com>' })
    await tryMail(config, readMailTest(words), (line) => said.push(line))
  }
  return { office, attempt, said }
}

test('a test message arrives in the language asked for, and the server’s answer is told', async () => {
  const { office, attempt, said } = await openOffice()
  await attempt(['chef@example.com', 'de'])
  expect(office.delivered[0]).toMatchObject({ to: [{ address: 'chef@example.com' }], subject: 'Testnachricht' })
  expect(said).toEqual([
    expect.stringMatching(/^A message from Salorge <shop@example.com> to chef@example.com was handed over: 250 .*\.$/),
  ])
})

test.for([[[]], [['not an address']], [['chef@example.com', 'it']], [['chef@example.com', 'en', 'again']]])(
  '%j is refused with an example',
  async ([words]) => {
    const { office, attempt } = await openOffice()
    await expect(attempt(words as string[])).rejects.toThrow('npm run mail:test chef@example.com en.')
    expect(office.begun()).toBe(0)
  },
)

test('what went wrong is said with what to do about it, and without the password', async () => {
  const { office, attempt } = await openOffice()
  const withPassword = office.url.replace('//', '//shop:secret@')
  office.trouble({ at: 'sign-in', code: 535, saying: 'no such user' })
  const refused = await attempt(['chef@example.com'], withPassword).catch((error: Error) => error.message)
  expect(refused).toMatch(/no such user.*refuses the user or password\.$/)
  expect(refused).not.toContain('secret')
  office.trouble({ at: 'recipient', code: 550, saying: 'unknown here' })
  await expect(attempt(['chef@example.com'])).rejects.toThrow(/unknown here.*the recipient\.$/)
  await office.close()
  await expect(attempt(['chef@example.com'])).rejects.toThrow(/ECONNREFUSED.*check host and port/)
})
