import { Worker } from 'node:worker_threads'
import { limitConcurrency } from './concurrency-limit.ts'
import { postMessage, type TaskResult, type Task } from './worker-messages.ts'

interface Bounds {
  /** How many pieces are worked on at once, each in a thread of its own. */
  threads: number
  maxWaiting: number
  /** For one piece, once it is begun. */
  maxSeconds: number
  /** For what a piece makes on its way, in each thread. */
  maxMegabytes: number
  /** A thread without work goes after this time, and its memory with it. */
  idleSeconds: number
}

/** Threads that do what would hold the event loop. They are started when they are needed. */
export interface WorkerPool {
  /** What a thread makes of it. Fails where too many wait, where it takes too long, and where its thread ends; the next one gets another. */
  perform(task: Task): Promise<unknown>
  /** How many threads there are just now. */
  readonly threadCount: number
  close(): Promise<void>
}

/** `entry` is the file that the threads run; it calls `serveTasks`. */
export function openWorkerPool(entry: URL, bounds: Bounds): WorkerPool {
  const { threads, maxWaiting, maxSeconds, maxMegabytes, idleSeconds } = bounds
  const inTurn = limitConcurrency(threads, maxWaiting)
  const all = new Set<Thread>()
  /** Those without work, and when each goes. */
  const idle = new Map<Thread, NodeJS.Timeout>()
  /** How often it was closed. What was asked for before fails; another shop of this process may ask again. */
  let closings = 0

  function start(): Thread {
    const thread = startThread(entry, maxMegabytes)
    all.add(thread)
    void thread.ended.then(() => all.delete(thread) && idle.delete(thread))
    return thread
  }

  /** The one that worked last works next, so that the others may go. */
  function take(): Thread {
    const [thread = start(), leaving] = [...idle].at(-1) ?? []
    clearTimeout(leaving)
    idle.delete(thread)
    return thread
  }

  function rest(thread: Thread): void {
    const leave = () => idle.delete(thread) && void thread.end()
    idle.set(thread, setTimeout(leave, idleSeconds * 1_000).unref())
  }

  async function perform(task: Task, askedAfter: number): Promise<TaskResult> {
    if (askedAfter < closings) throw new Error('the workshop is closed')
    const thread = take()
    const tooLong = new Error(`${task.name} took longer than ${maxSeconds} seconds`)
    const limit = setTimeout(() => void thread.end(tooLong), maxSeconds * 1_000)
    try {
      const answer = await thread.perform(task)
      rest(thread)
      return answer
    } catch (error) {
      void thread.end()
      throw error
    } finally {
      clearTimeout(limit)
    }
  }

  return {
    async perform(task) {
      const askedAfter = closings
      const answer = await inTurn(() => perform(task, askedAfter))
      if ('problem' in answer) throw answer.problem
      return answer.made
    },
    get threadCount() {
      return all.size
    },
    async close() {
      closings += 1
      await Promise.all(Array.from(all, (thread) => thread.end()))
    },
  }
}

type Thread = ReturnType<typeof startThread>

/** A thread that runs this file, which calls `serveTasks`, and is given one piece of work at a time. */
function startThread(entry: URL, maxMegabytes: number) {
  const isSource = entry.pathname.endsWith('.ts')
  const worker = new Worker(entry, {
    execArgv: isSource ? ['--import', new URL('./source-files.mjs', import.meta.url).href] : [],
    // What it works on was typed by strangers; the program's secrets are no part of it.
    env: {},
    // Who needs more ends, and nobody else does.
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes, maxYoungGenerationSizeMb: 16 },
  })
  // A program that has nothing else to do may end.
  worker.unref()
  let reason: unknown
  worker.on('error', (error) => (reason = error))
  /** What becomes of the piece that it is at. */
  let fail: ((reason: unknown) => void) | undefined
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  void ended.then(() => fail?.(reason ?? new Error('the thread ended over its work')))

  return {
    ended,
    async end(why?: Error): Promise<void> {
      reason ??= why
      await worker.terminate()
    },
    /** Fails where the thread ends over it. */
    async perform(task: Task): Promise<TaskResult> {
      postMessage(worker, task, ...task.given)
      worker.ref()
      const { promise, resolve, reject } = Promise.withResolvers<TaskResult>()
      worker.once('message', resolve)
      fail = reject
      return promise.finally(() => {
        // Or it would go on holding what was made.
        fail = undefined
        worker.unref()
      })
    },
  }
}
