import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { durationsFile } from '../tests/support/longest-first.ts'
import { projectFolder } from './project.ts'

/** Says at the end of a run which files took longest and what each project took, and keeps that when asked to. */
export default class WhereTimeGoes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules
      .map((module) => ({ project: module.project.name, path: pathOf(module), seconds: secondsOf(module) }))
      .toSorted((one, other) => other.seconds - one.seconds)
    const lines = files.slice(0, 10).map(({ project, path, seconds }) => `${told(seconds)}  ${project}  ${path}`)
    const totals = [...Map.groupBy(files, ({ project }) => project)].map(([project, own]) => {
      const seconds = own.reduce((sum, file) => sum + file.seconds, 0)
      return `${told(seconds)}  ${project}, ${own.length} files one after the other`
    })
    process.stdout.write(['\nThe slowest files:', ...lines, 'Each project:', ...totals, ''].join('\n'))
    if (process.env['KEEP_DURATIONS']) keep(files)
  }
}

const pathOf = ({ moduleId }: TestModule) => relative(projectFolder, moduleId)

function secondsOf(module: TestModule): number {
  const { collectDuration, duration, setupDuration } = module.diagnostic()
  return (collectDuration + setupDuration + duration) / 1_000
}

const told = (seconds: number) => `${seconds.toFixed(1)} s`.padStart(10)

/** A file that isn't named there is taken for a quick one. */
function keep(files: { path: string; seconds: number }[]): void {
  const noted = files
    .map(({ path, seconds }) => [path, Math.round(seconds)] as const)
    .filter(([, seconds]) => seconds > 0)
  const sorted = noted.toSorted(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(durationsFile, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`)
}
