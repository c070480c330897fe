import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A script of this folder as a process of its own that answers each message with one. */
export function startHelper<Question, Answer>(script: string) {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)))
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with code ${code}`)
  })
  // Nobody asks after its end.
  died.catch(() => {})
  const ask = async (question: Question): Promise<Answer> => {
    const answered = once(child, 'message')
    child.send(question as object)
    const [answer] = await Promise.race([answered, died])
    return answer as Answer
  }
  return { pid: child.pid ?? 0, ask, stop: () => child.kill() }
}
