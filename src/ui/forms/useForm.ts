import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import {
  get,
  useForm as useFields,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { CallFailed } from '../../web/api.ts'
import type { standardSchemaResolver as Resolving } from '@hookform/resolvers/standard-schema'
import { fetchAgain } from '../../web/fetch-again.ts'

interface Options<Typed extends FieldValues, Sent> {
  /** The schema that the endpoint validates with, so that page and server say the same; or what loads it once somebody types. */
  schema: z.ZodMiniType<Sent> | (() => Promise<z.ZodMiniType<Sent>>)
  /** What checks by the schema. It is fetched with it where a page is better off without. */
  checkBy?: typeof Resolving
  /** What the library begins with. Without values, fields say themselves what they hold, and keep what was typed before the form lives. */
  begins?: UseFormProps<Typed>
  /** Sends what was typed rather than what the schema makes of it. */
  isSentAsTyped?: boolean
  send(values: Sent): Promise<unknown>
  onProblems?(): void
  onRefused?(error: unknown): void
}

interface FormStatus {
  state: 'idle' | 'sending' | 'sent' | 'failed'
  /** The sentence with which the last sending was refused; undefined when nobody said one. */
  refusal: string | undefined
}

/** What fields need to know of the form they stand in. */
export interface FieldsOwner {
  id: string
  isSending: boolean
  /** What is wrong with a field: the code of a rule, or a sentence. */
  problemAt(name: string): string | undefined
  /** Undefined where a field's value is kept elsewhere. */
  register?: Register
}

type Register = (name: string, options?: { deps?: string[] }) => UseFormRegisterReturn

export interface Form extends FormStatus, FieldsOwner {
  element: RefObject<HTMLFormElement | null>
  hasProblems: boolean
  register: Register
  setValue(name: string, value: unknown): void
  /** Somebody is about to type: what is needed for checking is loaded. */
  prepare(): void
  /** What is typed now belongs to the next sending. */
  begin(): void
  /** Empties all fields and forgets what was said of them. */
  clear(): void
  submit(event?: { preventDefault(): void }): void
}

const idle: FormStatus = { state: 'idle', refusal: undefined }

/**
 * A form, of visitors or of the panel. It is checked when sent, by the schema of its endpoint, and after that as one
 * types. What the server refuses is said like what the schema refuses. The first field with a problem has the focus.
 */
export function useForm<Sent, Typed extends FieldValues = FieldValues>(
  options: Options<Typed, Sent>,
): Form & { fields: UseFormReturn<Typed> } {
  const { schema, checkBy, begins, isSentAsTyped = false, send, onProblems, onRefused } = options
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const [status, setStatus] = useState(idle)
  // Two clicks can come before the first of them is seen in the form's state.
  const isBusy = useRef(false)
  // Once it is here, nothing is waited for: what is checked and sent is what stood in the fields at the press.
  const check = useRef<Resolver<Typed>>(undefined)
  const load = async () => {
    const [rules, checkBySchema] = await Promise.all([
      typeof schema === 'function' ? schema() : schema,
      checkBy ??
        fetchAgain(() => import('@hookform/resolvers/standard-schema')).then((module) => module.standardSchemaResolver),
    ])
    check.current = checkBySchema(rules as never, undefined, { raw: isSentAsTyped as true })
    return check.current
  }
  const fields = useFields<Typed>({
    ...begins,
    // The focus comes when what is wrong is shown, so that it is read out with the field.
    shouldFocusError: false,
    resolver: async (...typed) => (check.current ?? (await load()))(...typed),
  })
  const { errors } = fields.formState

  const attempt = async (): Promise<FormStatus> => {
    let state: FormStatus['state'] = 'idle'
    const sending = fields.handleSubmit(async (values) => {
      await send(values as unknown as Sent)
      state = 'sent'
    }, onProblems)
    try {
      await sending()
      return { state, refusal: undefined }
    } catch (error) {
      const refused = error instanceof CallFailed ? error : undefined
      for (const [name, message] of Object.entries(refused?.fields ?? {}))
        fields.setError(name as FieldPath<Typed>, { message })
      onRefused?.(error)
      return { state: 'failed', refusal: refused?.sentence }
    }
  }

  const submit = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setStatus({ ...idle, state: 'sending' })
    const outcome = await attempt()
    isBusy.current = false
    setStatus(outcome)
  }

  // Once what is wrong is shown, which the library renders together with the new status.
  useEffect(() => {
    if (status !== idle && status.state !== 'sending')
      element.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus()
  }, [status])

  return {
    id,
    element,
    fields,
    ...status,
    isSending: status.state === 'sending',
    hasProblems: Object.keys(errors).length > 0,
    problemAt: (name) => (get(errors, name) as { message?: string } | undefined)?.message,
    register: (name, given) => fields.register(name as FieldPath<Typed>, given as never),
    setValue: (name, value) => fields.setValue(name as FieldPath<Typed>, value as never),
    // Without it, sending tries again and says what is wrong.
    prepare: () => void (check.current ?? load().catch(() => undefined)),
    begin() {
      if (status.state !== 'sent') return
      setStatus(idle)
      fields.reset(undefined, { keepValues: true })
    },
    clear() {
      setStatus(idle)
      fields.reset()
    },
    submit(event) {
      event?.preventDefault()
      void submit()
    },
  }
}
