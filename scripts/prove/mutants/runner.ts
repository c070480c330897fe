import { appendFileSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { TestRunner, vi, type RunnerTestCase } from 'vitest'
import type { Plan, Told } from './plan.ts'

const plan = JSON.parse(readFileSync(process.env['MUTANTS_PLAN'] ?? '', 'utf8')) as Plan
const tell = (told: Told) => appendFileSync(plan.told, `${JSON.stringify({ ...told, process: process.pid })}\n`)

let atWork: string | undefined
let reached = new Set<string>()
/** Of the process: this module is loaded anew along with the program. */
const inProcess = ((globalThis as { mutants?: { dead: Set<string>; isLoadedWithOne: boolean } }).mutants ??= {
  dead: new Set<string>(),
  isLoadedWithOne: false,
})
Object.assign(globalThis, {
  $m(id: string): boolean {
    reached.add(id)
    return id === atWork
  },
})

/** No name of a test is in a file twice, with those of the groups around it. */
const nameOf = (test: RunnerTestCase): string =>
  test.suite ? `${nameOf(test.suite as unknown as RunnerTestCase)} > ${test.name}` : test.name

/** Runs each test as often as there are mutants planned for it, each time with another at work and at last with none. */
export default class MutantRunner extends TestRunner {
  #file = ''
  /** Of the file: the one that is at work while it is loaded. */
  #loaded: string | undefined
  #isOver = false
  #start = 0
  /** Another test of this process has noticed it. */
  #isNeedless = false

  override importFile(path: string, source: 'collect' | 'setup') {
    if (source === 'setup') return super.importFile(path, source)
    const [file = '', nth] = path.split('?mutant=')
    const mutant = nth && plan.kind === 'try' ? plan.statics[Number(nth)]?.mutant : undefined
    this.#file = relative(plan.root, file)
    this.#isOver = false
    if (mutant && inProcess.dead.has(mutant)) {
      this.#loaded = undefined
      throw new Error('noticed already')
    }
    if (mutant || inProcess.isLoadedWithOne) vi.resetModules()
    inProcess.isLoadedWithOne = mutant !== undefined
    this.#loaded = atWork = mutant
    if (mutant) tell({ began: mutant, file: this.#file, test: '' })
    return super.importFile(path, source)
  }

  override async onBeforeRunTask(test: RunnerTestCase) {
    if (!this.#loaded && plan.kind === 'try') {
      const mutants = this.#planned(test)
      if (mutants.length === 0) test.mode = 'skip'
      else test.repeats = mutants.length
    }
    if (this.#isOver) test.mode = 'skip'
    await super.onBeforeRunTask(test)
  }

  override onBeforeTryTask(test: RunnerTestCase, options: { retry: number; repeats: number }) {
    super.onBeforeTryTask(test, options)
    if (!this.#loaded) {
      const next = this.#planned(test)[options.repeats]
      this.#isNeedless = next !== undefined && inProcess.dead.has(next)
      if (this.#isNeedless) throw new Error('noticed already')
      atWork = next
      if (atWork) tell({ began: atWork, file: this.#file, test: nameOf(test) })
    }
    reached = new Set()
    this.#start = performance.now()
  }

  /** What hangs is over when it takes far longer than it does otherwise. */
  async runTask(test: RunnerTestCase) {
    const own = TestRunner.getTestFn(test)
    const usual = plan.durations[`${this.#file}|${nameOf(test)}`] ?? 20_000
    const { promise, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error('hangs')), usual * 5 + 4_000)
    await Promise.race([own(), promise]).finally(() => clearTimeout(timer))
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: { retry: number; repeats: number }) {
    await super.onAfterRetryTask(test, options)
    const { result } = test
    const failed = result?.state === 'fail'
    if (failed && atWork) inProcess.dead.add(atWork)
    const why = result?.errors?.[0]?.message?.split('\n')[0]?.slice(0, 120) ?? ''
    const at = { file: this.#file, test: nameOf(test) }
    if (this.#isNeedless) this.#isNeedless = false
    else if (plan.kind === 'look')
      tell({ ...at, took: performance.now() - this.#start, reached: [...reached], failed, why })
    else if (this.#loaded) {
      if (failed) {
        tell({ ...at, test: '', killed: this.#loaded, why })
        this.#isOver = true
      }
    } else if (atWork) tell(failed ? { ...at, killed: atWork, why } : { ...at, survived: atWork })
    else {
      tell({ ...at, control: failed ? 'failed' : 'passed', why })
      // The program has kept one of the mutants, and is loaded anew for the next file.
      inProcess.isLoadedWithOne ||= failed
    }
    if (failed && result) {
      result.state = 'pass'
      result.errors = []
    }
    atWork = this.#loaded
  }

  override async onAfterRunFiles(files: Parameters<TestRunner['onAfterRunFiles']>[0]) {
    await super.onAfterRunFiles(files)
    const [file] = files ?? []
    if (this.#loaded && !this.#isOver) {
      const failed = file?.result?.state === 'fail'
      tell({
        file: this.#file,
        test: '',
        ...(failed ? { killed: this.#loaded, why: 'it does not load' } : { survived: this.#loaded }),
      })
    }
    tell({ done: this.#file })
    atWork = undefined
  }

  #planned(test: RunnerTestCase): string[] {
    return plan.kind === 'try' ? (plan.tests[this.#file]?.[nameOf(test)] ?? []) : []
  }
}
