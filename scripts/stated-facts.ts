import {
  untoldCommands,
  untoldInExample,
  untoldSettings,
  untrueCommands,
  untrueVariables,
  untrueVersions,
} from './stated/commands.ts'
import type { Document } from './stated/document.ts'
import { untrueAddresses, untrueLinks, untrueNames, untrueNumbers, untruePlaces, untoldRooms } from './stated/places.ts'
import type { Project } from './stated/project.ts'
import { unprovenFigures, untoldTests, untrueGate } from './stated/tests.ts'

const ofEveryPage = [
  untrueCommands,
  untrueVariables,
  untrueVersions,
  untruePlaces,
  untrueLinks,
  untrueNumbers,
  untrueAddresses,
  untrueNames,
  unprovenFigures,
  untrueGate,
]

/** What a page has to tell besides. */
const ofOnePage = new Map([
  ['README.md', [untoldCommands, untoldSettings, untoldTests]],
  ['ARCHITECTURE.md', [untoldRooms]],
  ['deploy/shop.env.example', [untoldInExample]],
])

/** What a document states and isn't so. What has changed is history: there only the links must lead somewhere. */
export function untruths(document: Document, project: Project): string[] {
  const checks =
    document.path === 'CHANGELOG.md' ? [untrueLinks] : [...ofEveryPage, ...(ofOnePage.get(document.path) ?? [])]
  return checks.flatMap((check) => check(document, project))
}
