import type { Document } from './document.ts'
import type { Project } from './project.ts'

/** What an owner can set in the panel, as its page has to say it: a row for each, and no others. */
export function wrongPanelSettings({ rows }: Document, { panelSettings }: Project): string[] {
  const told = rows.map((cells) => cells.map(({ text }) => text).join(' | '))
  const so = panelSettings.map((cells) => cells.join(' | '))
  return [
    ...so.filter((row) => !told.includes(row)).map((row) => `it lacks the row | ${row} |`),
    ...told.filter((row) => !so.includes(row)).map((row) => `nobody can set | ${row} |`),
  ]
}
