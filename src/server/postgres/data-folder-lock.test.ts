import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { later, temporaryFolder } from '../../../tests/support/embedded-postgres.ts'
import { lockDataFolder } from './data-folder-lock.ts'

const holder = `
  const { lockDataFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'data-folder-lock.ts'))})
  try {
    lockDataFolder(process.argv[1])
    console.log('holds')
    setInterval(() => {}, 1000)
  } catch (error) {
    console.log(error.message)
  }`

async function startHolder(folder: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  later(() => child.kill('SIGKILL'))
  const [answer] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, answer: answer.toString().trim() }
}

const inUse = (folder: string) =>
  `The data folder ${folder} is already in use by another running process: stop that one first, or choose another folder.`

test('goes to exactly one of many that try at once', async () => {
  const folder = await temporaryFolder()
  const holders = await Promise.all(Array.from({ length: 8 }, () => startHolder(folder)))
  const answers = holders.map(({ answer }) => answer).toSorted()
  expect(answers).toEqual([...Array.from({ length: 7 }, () => inUse(folder)), 'holds'])
})

test('is free again as soon as its holder was killed', async () => {
  const folder = await temporaryFolder()
  const { child, answer } = await startHolder(folder)
  expect(answer).toBe('holds')
  expect(() => lockDataFolder(folder)).toThrow(inUse(folder))
  child.kill('SIGKILL')
  await once(child, 'exit')
  lockDataFolder(folder)()
})

test('is held and released within one process too', async () => {
  const folder = await temporaryFolder()
  const release = lockDataFolder(folder)
  expect(() => lockDataFolder(folder)).toThrow(inUse(folder))
  release()
  lockDataFolder(folder)()
})
