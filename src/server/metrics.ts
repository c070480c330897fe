import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { createGauges, type Sources } from './gauges.ts'

export interface Metrics {
  /** One answered request. `route` is a pattern, never an address: there are only so many of them. */
  countRequest(method: string, route: string, status: number, seconds: number): void
  /** Starts a job's clock; the function that it gives stops it. */
  startJob(job: string): (outcome: 'done' | 'failed') => void
  /** Everything measured, as Prometheus reads it. */
  write(): Promise<string>
}

/** Memory, processor and event loop: of the process, however many shops it opens, for each that measures them takes its time. */
let ofProcess: Registry | undefined

function measureProcess(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** How the program is doing, for `/metrics`. */
export function createMetrics(sources: Sources): Metrics {
  const registry = new Registry()
  const registers = [registry]
  ofProcess ??= measureProcess()
  for (const gauge of createGauges(sources)) registry.registerMetric(gauge)

  const requests = new Counter({
    name: 'salorge_http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const requestTimes = new Histogram({
    name: 'salorge_http_request_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
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
      requests.inc({ method, route, status })
      requestTimes.observe({ method, route }, seconds)
    },
    startJob(job) {
      const stopClock = jobTimes.startTimer({ job })
      return (outcome) => {
        stopClock()
        jobRuns.inc({ job, outcome })
      }
    },
    write: () => all.metrics(),
  }
}
