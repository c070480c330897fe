import type { administratorStorage, visitorStorage } from './browser-storage-entries.ts'

/** What each thing is for, so that none goes without words. */
export type BrowserStorageTexts = Record<keyof typeof visitorStorage | keyof typeof administratorStorage, string>
