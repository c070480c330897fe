import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import {
  get,
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { sayProblem } from '../../i18n/field-problems.ts'
import { fieldProblems } from '../../i18n/pl/field-problems.ts'
import { CallFailed } from '../api.ts'
import { showToast } from '../ui/toasts.ts'
import { dirtyPaths } from './dirty-paths.ts'
import { isConflict, sentenceOf } from './panel-api.ts'
import { useUnsavedChanges } from './unsaved.ts'
import { sayFailure } from './useAct.ts'

interface Options<Values extends FieldValues, Answer> {
  /** What the endpoint checks by, so that page and server say the same. */
  schema: z.ZodMiniType
  values: Values
  /** What is stored may change meanwhile: fields that nobody has touched follow it. */
  isLive?: boolean
  /** Asks before what can't be undone is sent; a no leaves the form as it is. */
  asks?(values: Values): Promise<boolean>
  /** `changed` are those that differ from what the form began with. */
  send(values: Values, changed: Partial<Values>): Promise<Answer>
  done: string | ((answer: Answer) => string)
  failed?: { title?: string; fallback?: string }
  onSent?(answer: Answer): void
}

export interface PanelForm<Values extends FieldValues> {
  id: string
  isDirty: boolean
  isSending: boolean
  /** What the server said when somebody else had changed the same in the meantime, and nothing was stored. */
  conflict: string | undefined
  control: UseFormReturn<Values>['control']
  register: UseFormReturn<Values>['register']
  setValue: UseFormReturn<Values>['setValue']
  getValues: UseFormReturn<Values>['getValues']
  /** What is typed there just now; whoever asks is rendered anew when it changes. */
  watch: UseFormReturn<Values>['watch']
  /** What is wrong with a field. */
  problemAt(name: string): string | undefined
  reset(values?: Values): void
  /** Begins anew from what is stored now, and keeps what was typed. */
  rebase(values: Values): void
  /** For the form element; also for a shortcut. */
  submit(event?: { preventDefault(): void }): void
}

/** What is stored may change: what was typed stays, and what is wrong with it. */
const asTyped = { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true }

/** What was typed is stored, or given up: nothing of it is kept against what comes. */
const asNew = { keepDirtyValues: false, keepDirty: false }

/**
 * A form of the panel. It is checked by its endpoint's schema when sent and, after that, as one types; the first field with a
 * problem has the focus. Nobody leaves it with unsaved changes without being asked.
 */
export function usePanelForm<Values extends FieldValues, Answer>(options: Options<Values, Answer>): PanelForm<Values> {
  const { schema, values, isLive = false, asks, send, done, failed, onSent } = options
  const id = useId()
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    ...(isLive && { values, resetOptions: asTyped }),
    resolver: standardSchemaResolver(schema as never, undefined, { raw: true }) as unknown as Resolver<Values>,
  })
  const { errors, isDirty, isSubmitting, dirtyFields } = form.formState

  const [conflict, setConflict] = useState<string>()

  useUnsavedChanges(isDirty)

  const sayProblems = () =>
    showToast({
      title: 'Błędy w formularzu',
      text: 'Proszę poprawić wszystkie wymagane pola',
      tone: 'failure',
    })

  const changedOf = (typed: Values) => {
    const names = new Set(dirtyPaths(dirtyFields).map((path) => path.split('.')[0]))
    return Object.fromEntries(Object.entries(typed).filter(([name]) => names.has(name))) as Partial<Values>
  }

  const { mutateAsync } = useMutation({
    mutationFn: (typed: Values) => send(typed, changedOf(typed)),
    // Without a network it fails at once, and can be sent again, rather than waiting for one.
    networkMode: 'always',
    onSuccess: (answer, typed) => {
      form.reset(typed, asNew)
      showToast({ text: typeof done === 'string' ? done : done(answer) })
      onSent?.(answer)
    },
    onError: (error) => {
      const fields = error instanceof CallFailed ? Object.entries(error.fields) : []
      for (const [place, [name, message]] of fields.entries())
        form.setError(name as FieldPath<Values>, { message }, { shouldFocus: place === 0 })
      if (isConflict(error)) setConflict(sentenceOf(error))
      if (fields.length > 0) sayProblems()
      else sayFailure(error, failed)
    },
  })

  const trySending = async (typed: Values) => {
    setConflict(undefined)
    if (asks && !(await asks(typed))) return
    // What came of it is said above.
    await mutateAsync(typed).catch(() => undefined)
  }

  // A new object each time: the library's own changes in place, which what remembers earlier renders can't see.
  return {
    id,
    isDirty,
    isSending: isSubmitting,
    conflict,
    control: form.control,
    register: form.register,
    setValue: form.setValue,
    getValues: form.getValues,
    watch: form.watch,
    problemAt(name) {
      const problem = (get(errors, name) as { message?: string } | undefined)?.message
      // The rules that visitors' forms share speak in codes.
      return problem && (sayProblem(fieldProblems, problem) ?? problem)
    },
    reset: (next) => {
      setConflict(undefined)
      form.reset(next, asNew)
    },
    rebase: (next) => {
      const kept = dirtyPaths(dirtyFields).map((path) => [path, form.getValues(path as FieldPath<Values>)] as const)
      setConflict(undefined)
      form.reset(next, asNew)
      for (const [name, typed] of kept) form.setValue(name as FieldPath<Values>, typed, { shouldDirty: true })
    },
    submit: (event) => {
      event?.preventDefault()
      if (!isSubmitting) void form.handleSubmit(trySending, sayProblems)()
    },
  }
}
