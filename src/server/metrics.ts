import { monitorEventLoopDelay } from 'node:perf_hooks'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { createGauges, type Sources } from './gauges.ts'

export interface Metrics {
  /** One answered request. `route` is a pattern, never an address: there are only so many of them. */
  countRequest(method: string, route: string, status: number, seconds: number): void
  /** One report of a browser that something broke the page's rules. `rule` is one of a few words. */
  countViolation(rule: string): void
  /** Starts a job's clock; the function that it gives stops it. */
  startJob(job: string): (outcome: 'done' | 'failed') => void
  /** The longest time that the event loop was held, in seconds: in each span of five minutes, the running one last. */
  longestDelays(): number[]
  /** Everything measured, as Prometheus reads it. */
  write(): Promise<string>
}

/** Memory, processor and event loop: of the process, however many shops it opens, for each that measures them takes its time. */
let ofProcess: Registry | undefined
let longestDelays: (() => number[]) | undefined

function measureProcess(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureEventLoop(registry)
  return registry
}

/** One process serves everybody: whatever holds its event loop, all of them wait for. */
function measureEventLoop(registry: Registry): void {
  const resolution = 5
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  // It counts the pause between two looks, too.
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1e3)
  const gauge = new Gauge({
    name: 'salorge_event_loop_delay_seconds',
    help: 'How late the event loop came to what was due, since this was read last: by quantile, 1 is the longest',
    labelNames: ['quantile'],
    registers: [],
    collect() {
      this.set({ quantile: '0.5' }, seconds(delays.percentile(50)))
      this.set({ quantile: '0.99' }, seconds(delays.percentile(99)))
      this.set({ quantile: '1' }, seconds(delays.max))
      delays.reset()
    },
  })
  registry.registerMetric(gauge)
}

const spanMilliseconds = 300_000
const spansKept = 3

/** Beside what Prometheus reads off, which begins anew each time, and perhaps never. */
function measureLongestDelays(): () => number[] {
  const resolution = 20
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  const longest = () => Math.max(0, delays.max / 1e9 - resolution / 1e3)
  let past: number[] = []
  setInterval(() => {
    past = [...past, longest()].slice(1 - spansKept)
    delays.reset()
  }, spanMilliseconds).unref()
  return () => [...past, longest()]
}

/** How the program is doing, for `/metrics`. */
export function createMetrics(sources: Sources): Metrics {
  const registry = new Registry()
  const registers = [registry]
  ofProcess ??= measureProcess()
  longestDelays ??= measureLongestDelays()
  for (const gauge of createGauges(sources)) registry.registerMetric(gauge)

  // The registry puts all labels together for each count, so it gets the sums when it is read.
  const counted = new Map<
    string,
    Map<string, { times: { observe(seconds: number): void }; byStatus: Map<number, number> }>
  >()
  const requests = new Counter({
    name: 'salorge_http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers: [],
    collect() {
      this.reset()
      for (const [route, byMethod] of counted)
        for (const [method, { byStatus }] of byMethod)
          for (const [status, count] of byStatus) this.inc({ method, route, status }, count)
    },
  })
  registry.registerMetric(requests)
  const requestTimes = new Histogram({
    name: 'salorge_http_request_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  })
  const violations = new Counter({
    name: 'salorge_content_security_violations_total',
    help: 'Reports of browsers that something broke the rules of a page (Content-Security-Policy), by rule',
    labelNames: ['rule'],
    registers,
  })
  const jobRuns = new Counter({
    name: 'salorge_job_runs_total',
    help: 'Background jobs that this copy did, tries that failed included',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const jobTimes = new Histogram({
    name: 'salorge_job_seconds',
    help: 'Time that a background job took',
    labelNames: ['job'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  })

  const all = Registry.merge([ofProcess, registry])
  return {
    countRequest(method, route, status, seconds) {
      let byMethod = counted.get(route)
      if (!byMethod) counted.set(route, (byMethod = new Map()))
      let count = byMethod.get(method)
      if (!count) {
        count = { times: requestTimes.labels({ method, route }), byStatus: new Map() }
        byMethod.set(method, count)
      }
      count.byStatus.set(status, (count.byStatus.get(status) ?? 0) + 1)
      count.times.observe(seconds)
    },
    countViolation(rule) {
      violations.inc({ rule })
    },
    startJob(job) {
      const stopClock = jobTimes.startTimer({ job })
      return (outcome) => {
        stopClock()
        jobRuns.inc({ job, outcome })
      }
    },
    longestDelays,
    write: () => all.metrics(),
  }
}
