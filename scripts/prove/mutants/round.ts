import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createVitest } from 'vitest/node'
import { projectFolder } from '../../project.ts'
import { makeMutants, weave } from './make-mutants.ts'
import type { Plan } from './plan.ts'

// One run of the tests that a plan names, on the program with the mutants in it.
const plan = JSON.parse(readFileSync(process.env['MUTANTS_PLAN'] ?? '', 'utf8')) as Plan
const chosen = new Set(plan.mutants)
const mutated = new Set(plan.mutants.map((id) => id.split(':')[0] ?? ''))

const vitest = await createVitest(
  'test',
  {
    root: projectFolder,
    config: false,
    watch: false,
    globalSetup: 'tests/support/database-server.ts',
    include: ['src/**/*.test.{ts,tsx}'],
    runner: 'scripts/prove/mutants/runner.ts',
    isolate: false,
    // Mutants must not come into the memory that other runs of the tests share.
    fsModuleCachePath: join(dirname(plan.told), 'modules'),
    maxWorkers: 2,
    // As in the gate. What hangs is ended by the runner, sooner.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 600_000,
    hookTimeout: 60_000,
    reporters: [{}],
    silent: true,
    dangerouslyIgnoreUnhandledErrors: true,
  },
  {
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        transform(source, id) {
          const file = relative(projectFolder, id)
          if (!mutated.has(file)) return
          return {
            code: weave(
              source,
              makeMutants(file, source).filter((mutant) => chosen.has(mutant.id)),
            ),
            map: null,
          }
        },
      },
    ],
  },
)
const project = vitest.getRootProject()
const files =
  plan.kind === 'look'
    ? plan.files
    : [...Object.keys(plan.tests), ...plan.statics.map(({ file }, nth) => `${file}?mutant=${nth}`)]
await vitest.runTestSpecifications(files.map((file) => project.createSpecification(join(projectFolder, file))))
await vitest.close()
process.exit()
