import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectFolder } from '../scripts/project.ts'

/** Runs the script with a Docker that only notes what it is asked for, and fails where it is told to. */
function upgradeCopies(words: string[], failsAt = 'nothing') {
  const folder = mkdtempSync(join(tmpdir(), 'salorge-copies-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const docker = `#!/bin/sh
echo "$*" >> "${folder}/asked"
case "$*" in *"${failsAt}"*) [ -e "${folder}/failed" ] || { : > "${folder}/failed"; exit 1; } ;; esac
case "$*" in "compose ps"*) echo copy ;; inspect*) echo image-of-before ;; esac`
  writeFileSync(join(folder, 'docker'), docker, { mode: 0o755 })
  const { status, stderr } = spawnSync('sh', [join(projectFolder, 'deploy/upgrade-copies'), ...words], {
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env['PATH']}` },
  })
  const asked = readFileSync(join(folder, 'asked'), 'utf8')
  return { status, said: stderr, opened: [...asked.matchAll(/--wait (shop-\d)/g)].map(([, copy]) => copy), asked }
}

test('copies are upgraded one after the other, after a backup and a rehearsal', () => {
  const { status, said, opened, asked } = upgradeCopies([])
  expect(said).toMatch(
    /^Both copies run with the new version and are healthy\. What was before is in \/data\/backups\/\S+\.gz\.\n$/,
  )
  expect(status).toBe(0)
  expect(opened).toEqual(['shop-1', 'shop-2'])
  expect(asked).toMatch(
    / backup [^]*tag image-of-before salorge:before[^]*build[^]*upgrade-step fits[^]*rehearse [^]*--wait shop-1/,
  )
})

test.for([
  [' backup ', 'nothing was changed', []],
  ['compose build', 'the old one runs on', []],
  ['rehearse', 'the old one runs on, and nothing was changed', []],
  ['--wait shop-1', 'shop-1 runs with the old version again, and nothing is lost', ['shop-1', 'shop-1']],
  ['--wait shop-2', 'shop-1 serves with the new version', ['shop-1', 'shop-2']],
] as const)('where "%s" fails, it says: %s', ([failsAt, sentence, copies]) => {
  const { status, said, opened } = upgradeCopies([], failsAt)
  expect(said).toContain(sentence)
  expect(status).toBe(1)
  expect(opened).toEqual(copies)
})

test('both go back to the image of before', () => {
  const { status, opened, asked } = upgradeCopies(['--back'])
  expect([status, opened]).toEqual([0, ['shop-1', 'shop-2']])
  expect(asked).toMatch(/^tag salorge:before salorge\n/)
})
