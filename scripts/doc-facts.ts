import {
  undocumentedCommands,
  undocumentedInExample,
  undocumentedSettings,
  wrongCommands,
  wrongVariables,
  wrongVersions,
} from './stated/commands.ts'
import type { Document } from './stated/document.ts'
import {
  wrongAddresses,
  wrongLinks,
  wrongNames,
  wrongNumbers,
  wrongPlaces,
  undocumentedRooms,
} from './stated/places.ts'
import type { Project } from './stated/project.ts'
import { wrongRequirements } from './stated/requirements.ts'
import { wrongPanelSettings } from './stated/settings.ts'
import { unprovenFigures, undocumentedTests, wrongGate } from './stated/tests.ts'

const ofEveryPage = [
  wrongCommands,
  wrongVariables,
  wrongVersions,
  wrongPlaces,
  wrongLinks,
  wrongNumbers,
  wrongAddresses,
  wrongNames,
  unprovenFigures,
  wrongGate,
]

/** What a page has to tell besides. */
const ofOnePage = new Map([
  ['README.md', [undocumentedCommands, undocumentedSettings, undocumentedTests]],
  ['ARCHITECTURE.md', [undocumentedRooms]],
  ['deploy/shop.env.example', [undocumentedInExample]],
  ['docs/security.md', [wrongRequirements]],
  ['docs/settings.md', [wrongPanelSettings]],
])

/** What a document states and isn't so. What has changed is history: there only the links must lead somewhere. */
export function docProblems(document: Document, project: Project): string[] {
  const checks =
    document.path === 'CHANGELOG.md' ? [wrongLinks] : [...ofEveryPage, ...(ofOnePage.get(document.path) ?? [])]
  return checks.flatMap((check) => check(document, project))
}
