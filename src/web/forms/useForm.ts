import { useId, useRef, useState, type FormEvent, type RefObject } from 'react'
import type * as z from 'zod/mini'
import type { FieldProblems } from '../../i18n/field-problems.ts'
import { useVisit } from '../visit.tsx'

/** A sentence for each field that isn't right yet. */
export type Problems = Record<string, string>

export interface FormOptions<Wire extends z.ZodMiniType> {
  /** The schema that the endpoint validates with. It is fetched when somebody begins to type. */
  schema(): Promise<Wire>
  /** What is wrong with files, by field and code. */
  checkFiles?(form: FormData): Record<string, keyof FieldProblems>
  /** By field, another one about which what is said depends on it, too. */
  alsoReconsiders?: Record<string, string>
  send(values: z.output<Wire>, form: FormData): Promise<unknown>
}

export interface FormStatus {
  state: 'idle' | 'sending' | 'sent' | 'failed'
  problems: Problems
  /** The sentence with which the last sending was refused; undefined when nobody said one. */
  refusal: string | undefined
}

/** What fields need to know of the form they stand in. */
export type FieldsOwner = Pick<Form, 'id' | 'state' | 'problems'>

export interface Form extends FormStatus {
  id: string
  element: RefObject<HTMLFormElement | null>
  /** What the form element listens to. */
  events: { onFocus(): void; onSubmit(event: FormEvent): void; onInput(event: FormEvent): void }
  /** Empties all fields and forgets what was said of them. */
  clear(): void
}

const untouched: FormStatus = { state: 'idle', problems: {}, refusal: undefined }

// Pages live without it: it is fetched, like the schema, when somebody enters the form.
const loadSubmission = () => import('./submission.ts')

/**
 * A form whose fields keep themselves what was typed. It is checked when sent, by the schema of its endpoint; from
 * then on a field's sentence changes as the field does. The first field with a problem has the focus.
 */
export function useForm<Wire extends z.ZodMiniType>(options: FormOptions<Wire>): Form {
  const { language } = useVisit()
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const [status, setStatus] = useState(untouched)
  const conduct = { ...options, language, setStatus }

  return {
    id,
    element,
    ...status,
    events: {
      onFocus() {
        // If it can't be fetched, sending says so.
        Promise.all([loadSubmission(), options.schema()]).catch(() => {})
      },
      onSubmit(event) {
        event.preventDefault()
        const form = event.currentTarget as HTMLFormElement
        setStatus({ ...untouched, state: 'sending' })
        loadSubmission().then(
          ({ submit }) => submit(form, conduct),
          () => setStatus({ ...untouched, state: 'failed' }),
        )
      },
      onInput({ target }) {
        const field = target as HTMLInputElement
        // Who begins the next one isn't told any more that the last one was sent.
        if (status.state === 'sent') setStatus(untouched)
        const concerned = [field.name, options.alsoReconsiders?.[field.name] ?? field.name]
        if (concerned.some((name) => status.problems[name]))
          void loadSubmission().then(({ reconsider }) => reconsider(field, conduct))
      },
    },
    clear() {
      element.current?.reset()
      setStatus(untouched)
    },
  }
}
