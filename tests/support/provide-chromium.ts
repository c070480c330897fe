import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findChromium, type Browser } from '../../scripts/find-chromium.ts'
import { quickestPlace } from './data-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Browser & { downloadsPath: string }
  }
}

/** Looks for a Chromium once: two files that unpack the same one at the same time could read what is half written. */
export default async function provideChromium(project: TestProject): Promise<() => Promise<void>> {
  const downloadsPath = await mkdtemp(join(await quickestPlace(), 'salorge-browser-'))
  const { executablePath, env } = await findChromium()
  // Its processes hand pictures to one another in files there, dozens a second.
  project.provide('chromium', { executablePath, env: { ...env, TMPDIR: downloadsPath }, downloadsPath })
  return () => rm(downloadsPath, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
