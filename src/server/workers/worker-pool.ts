import { Worker } from 'node:worker_threads'
import { limitConcurrency } from './concurrency-limit.ts'
import { postMessage, type TaskResult, type Task } from './worker-messages.ts'

interface Bounds {
  /** The number of threads. */
  threads: number
  maxWaiting: number
  /** For one piece, once it is begun. */
  maxSeconds: number
  /** For what a piece makes on its way, in each thread. */
  maxMegabytes: number
  /** A thread without work goes after this time, and its memory with it. */
  idleSeconds: number
}

/** Worker threads for tasks that would block the event loop. They start when needed. */
export interface WorkerPool {
  /**
   * Runs a task. Fails if the queue is full, the task takes too long or its thread ends; the next task gets a new
   * thread.
   */
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
  /** Counts the closings: tasks from before a closing fail; another shop of this process may continue. */
  let closings = 0

  function start(): Thread {
    const thread = startThread(entry, maxMegabytes)
    all.add(thread)
    void thread.ended.then(() => all.delete(thread) && idle.delete(thread))
    return thread
  }

  /** The thread that worked last is reused first, so that the others can time out. */
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

/** A worker thread that runs this file (which calls `serveTasks`), one task at a time. */
function startThread(entry: URL, maxMegabytes: number) {
  const isSource = entry.pathname.endsWith('.ts')
  const worker = new Worker(entry, {
    execArgv: isSource ? ['--import', new URL('./source-files.mjs', import.meta.url).href] : [],
    // Its input comes from strangers, so it gets no environment variables.
    env: {},
    // A thread that exceeds its memory ends alone.
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
        // Otherwise the closure would keep the result in memory.
        fail = undefined
        worker.unref()
      })
    },
  }
}
