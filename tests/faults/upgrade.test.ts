import { once } from 'node:events'
import { expect, test } from 'vitest'
import { endsWhenItListens, hasNoTrial, openVersions, runUpgrade, sumsIn } from '../support/upgrades.ts'

test('a version that fails after it has changed the tables gives way to the old one, which runs again with its data; a refusal touches nothing', async () => {
  const { dataFolder, port, settings, one, makeVersion, current } = await openVersions()
  const before = await sumsIn(dataFolder)
  const refused = runUpgrade(one, [], settings)
  await once(refused.process, 'close')
  expect(refused.said()).toBe('one runs already: type this in the folder of a newer version.\n')
  expect(refused.process.exitCode).toBe(1)

  const wet = makeVersion('wet', {
    sql: 'create table ladles (id integer); alter table orders add column ladle integer; update orders set ladle = 1',
    code: endsWhenItListens,
  })
  const upgrade = runUpgrade(wet, [], settings)
  await upgrade.until('wet did not become healthy (The salt is wet): one runs again, with its data as ')
  expect(current()).toBe('one')
  expect((await fetch(`http://127.0.0.1:${port}/store`)).status).toBe(200)
  expect(await sumsIn(dataFolder)).toEqual(before)
  await upgrade.stop()
  expect(hasNoTrial(dataFolder)).toBe(true)
})
