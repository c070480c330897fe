import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { projectFolder } from '../../scripts/project.ts'

/** How many seconds each file takes: kept with the code, because the runner's own memory is gone with each clean installation. */
export const durationsFile = join(projectFolder, 'tests/durations.json')

// A worker that goes over to another project starts anew, so each project is gone through once.
const turns = ['program', 'faults', 'database-url', 'rooms', 'long']

/** Begins with the files that take longest, so that no worker is left alone with one at the end. */
export class LongestFirst extends BaseSequencer {
  readonly #seconds = JSON.parse(readFileSync(durationsFile, 'utf8')) as Record<string, number>

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const secondsOf = ({ moduleId }: TestSpecification) => this.#seconds[relative(projectFolder, moduleId)] ?? 0
    const turnOf = ({ project }: TestSpecification) => turns.indexOf(project.name)
    return files.toSorted((one, other) => turnOf(one) - turnOf(other) || secondsOf(other) - secondsOf(one))
  }
}
