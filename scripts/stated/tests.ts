import type { Document, Passage } from './document.ts'
import type { Project } from './project.ts'

const figureOfTests = /\b\d[\d,. ]*(?: \w+)? tests\b/
const time = /(\d|\b(an?|two|three|five|ten|twelve|fifteen|twenty|thirty)) (seconds?|minutes?|hours?)\b/

/** How many tests there are and how long they take is known when they have run: no page says it, because nobody would mend it. */
export function unprovenFigures({ passages }: Document): string[] {
  return passages
    .filter(({ text, spans }) => figureOfTests.test(text) || (time.test(text) && spans.some(runsTests)))
    .map(({ text }) => `nobody checks the figure in “${text.replaceAll(/\s+/g, ' ').slice(0, 80)}…”`)
}

const runsTests = (span: string) => /^(npm test|npm run test:\w+|\.ci\/run)\b/.test(span)

/** Where a page says what the gate runs, it names just those commands, in that order. */
export function wrongGate({ passages }: Document, { gate }: Project): string[] {
  return passages
    .filter(({ spans }) => spans.includes('.ci/run'))
    .map(({ spans }) => spans.filter((span) => span.startsWith('npm ')))
    .filter((named) => named.join() !== gate.join())
    .map((named) => `.ci/run runs ${gate.join(', then ')}, not ${named.join(', then ') || 'what nobody names'}`)
}

/** The README says which tests each command runs, so that none is left to nobody, and what the gate is. */
export function undocumentedTests({ rows, passages }: Document, { tests, testProjects }: Project): string[] {
  const told = [...tests].map(([command, projects]) => ({ command, projects, named: projectsOf(command, rows) }))
  const wrong = told.filter(({ projects, named }) => named.toSorted().join() !== projects.toSorted().join())
  const left = testProjects.filter((project) => !told.some(({ named }) => named.includes(project)))
  return [
    ...wrong.map(
      ({ command, projects, named }) => `${command} runs ${projects.join(', ')}, not ${named.join(', ') || 'nothing'}`,
    ),
    ...left.map((project) => `it doesn't say what runs the tests ${project}`),
    ...(passages.some(({ spans }) => spans.includes('.ci/run')) ? [] : ["it doesn't say what .ci/run runs"]),
  ]
}

/** They stand beside the command. */
function projectsOf(command: string, rows: Passage[][]): string[] {
  const [, beside] = rows.find(([first]) => first?.spans.includes(command)) ?? []
  return beside?.spans ?? []
}
