import type { TestProject } from 'vitest/node'
import { findChromium, type Browser } from '../../scripts/find-chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Browser
  }
}

/** Looks for a Chromium once: two files that unpack the same one at the same time could read what is half written. */
export default async function provideChromium(project: TestProject): Promise<void> {
  project.provide('chromium', await findChromium())
}
