import { useEffect, useId, useRef, useState, type FormEvent, type RefObject } from 'react'
import type * as z from 'zod/mini'
import { sayProblem, type FieldProblems } from '../../i18n/field-problem.ts'
import { CallFailed } from '../api.ts'

/** A sentence for each field that isn't right yet. */
type Problems = Record<string, string>

interface Options<Wire extends z.ZodMiniType> {
  /** The schema that the endpoint validates with. It is fetched when somebody begins to type. */
  schema(): Promise<Wire>
  texts: FieldProblems
  /** What is wrong with files, by field and code. */
  checkFiles?(form: FormData): Record<string, keyof FieldProblems>
  send(values: z.output<Wire>, form: FormData): Promise<unknown>
}

export interface Form {
  id: string
  element: RefObject<HTMLFormElement | null>
  problems: Problems
  state: 'idle' | 'sending' | 'sent' | 'failed'
  /** The sentence with which the last sending was refused; undefined when nobody answered. */
  refusal: string | undefined
  onSubmit(event: FormEvent): void
  onInput(event: FormEvent): void
  /** Empties all fields and forgets what was said of them. */
  clear(): void
}

/**
 * A form whose fields keep themselves what was typed. It is checked when sent, by the schema of its endpoint; from
 * then on a field's sentence changes as the field does. The first field with a problem has the focus.
 */
export function useForm<Wire extends z.ZodMiniType>({ schema, texts, checkFiles, send }: Options<Wire>): Form {
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [{ state, refusal }, setState] = useState<Pick<Form, 'state' | 'refusal'>>({
    state: 'idle',
    refusal: undefined,
  })
  const [refused, setRefused] = useState(0)

  useEffect(() => {
    // What checks is fetched before it is needed. If it can't be, sending says so.
    const fetchSchema = () => void schema().catch(() => {})
    element.current?.addEventListener('focusin', fetchSchema, { once: true })
  }, [schema])

  useEffect(() => {
    if (refused > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refused])

  async function check(form: FormData): Promise<{ values: z.output<Wire>; found: Problems }> {
    const strings = [...form].filter(([, value]) => typeof value === 'string')
    const parsed = (await schema()).safeParse(Object.fromEntries(strings))
    const codes: [string, string][] = [
      ...(parsed.error?.issues ?? []).map(({ path, message }): [string, string] => [String(path[0]), message]),
      ...Object.entries(checkFiles?.(form) ?? {}),
    ]
    const found: Problems = {}
    for (const [field, code] of codes) found[field] ??= sayProblem(texts, code) ?? code
    return { values: parsed.data as z.output<Wire>, found }
  }

  function refuse(found: Problems, sentence?: string) {
    setProblems(found)
    setState({ state: sentence === undefined && Object.keys(found).length > 0 ? 'idle' : 'failed', refusal: sentence })
    setRefused((times) => times + 1)
  }

  /** What was said of a field follows what is typed into it. */
  async function reconsider(field: string, form: FormData) {
    const { found } = await check(form)
    setProblems((known) => {
      const { [field]: _known, ...others } = known
      return found[field] ? { ...others, [field]: found[field] } : others
    })
  }

  async function submit(form: FormData) {
    setState({ state: 'sending', refusal: undefined })
    try {
      const { values, found } = await check(form)
      if (Object.keys(found).length > 0) return refuse(found)
      setProblems({})
      await send(values, form)
      setState({ state: 'sent', refusal: undefined })
    } catch (error) {
      const isAnswer = error instanceof CallFailed && error.status > 0
      refuse(isAnswer ? error.fields : {}, isAnswer ? error.sentence : undefined)
    }
  }

  return {
    id,
    element,
    problems,
    state,
    refusal,
    onSubmit(event) {
      event.preventDefault()
      if (state !== 'sending') void submit(new FormData(event.currentTarget as HTMLFormElement))
    },
    onInput({ target }) {
      const { name, form } = target as HTMLInputElement
      if (problems[name] && form) void reconsider(name, new FormData(form))
    },
    clear() {
      element.current?.reset()
      setProblems({})
      setState({ state: 'idle', refusal: undefined })
    },
  }
}
