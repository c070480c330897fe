import { problemMessage } from '../../schemas/say-problem.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { fieldProblems } from '../../schemas/texts/pl.ts'
import { CallFailed } from '../../web/api.ts'
import { useForm } from '../../ui/forms/useForm.ts'
import { showToast } from '../../ui/toasts.ts'
import { differingPaths, dirtyPaths } from './dirty-paths.ts'
import { isConflict, sentenceOf } from '../panel-api.ts'
import { useUnsavedChanges } from './unsaved.ts'
import { toastFailure } from '../useAction.ts'

interface Options<Values extends FieldValues, Answer> {
  /** What the endpoint checks by, so that page and server say the same. */
  schema: z.ZodMiniType
  values: Values
  /** Stored values may change meanwhile: untouched fields follow them. */
  isLive?: boolean
  /** Asks before what can't be undone is sent; a no leaves the form as it is. */
  asks?(values: Values): Promise<boolean>
  /** `changed` are those that differ from what the form began with. */
  send(values: Values, changed: Partial<Values>): Promise<Answer>
  done: string | ((answer: Answer) => string)
  failed?: { title?: string; fallback?: string }
  /**
   * How what was sent is stored now. Where it is given, the form of a row stays open with what was typed while it was being sent;
   * `onSent`, which would leave it, isn't called then.
   */
  restsOn?(answer: Answer): Values | undefined | Promise<Values | undefined>
  onSent?(answer: Answer): void
}

export interface PanelForm<Values extends FieldValues> {
  id: string
  element: RefObject<HTMLFormElement | null>
  isDirty: boolean
  isSending: boolean
  /** What the server said when somebody else had changed the same in the meantime, and nothing was stored. */
  conflict: string | undefined
  control: UseFormReturn<Values>['control']
  register: UseFormReturn<Values>['register']
  setValue: UseFormReturn<Values>['setValue']
  getValues: UseFormReturn<Values>['getValues']
  /** The current value; the caller is rendered again when it changes. */
  watch: UseFormReturn<Values>['watch']
  /** What is wrong with a field. */
  problemAt(name: string): string | undefined
  reset(values?: Values): void
  /** Begins anew from what is stored now, and keeps what was typed. */
  rebase(values: Values): void
  /** For the form element; also for a shortcut. A press that comes while the form is being sent counts once that is over. */
  submit(event?: { preventDefault(): void }): void
}

/** What is stored may change: what was typed stays, and what is wrong with it. */
const asTyped = { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true }

/** What was typed is stored, or given up: nothing of it is kept against what comes. */
const asNew = { keepDirtyValues: false, keepDirty: false, keepErrors: false, keepIsSubmitted: false }

/**
 * A form of the panel. What was wrong and what was done is said in a toast, too. Nobody leaves it with unsaved changes
 * without being asked.
 */
export function usePanelForm<Values extends FieldValues, Answer>(options: Options<Values, Answer>): PanelForm<Values> {
  const { schema, values, isLive = false, asks, send, done, failed, restsOn, onSent } = options
  const [conflict, setConflict] = useState<string>()
  const sent = useRef<Values>(undefined)
  const isPressedAgain = useRef(false)

  const problemMessages = () =>
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
    onSuccess: async (answer, typed) => {
      // What was typed meanwhile is a change of what is stored now.
      fields.reset(typed, { ...asNew, keepValues: true })
      showToast({ text: typeof done === 'string' ? done : done(answer) })
      if (!restsOn || typedSince().length === 0) {
        onSent?.(answer)
        return
      }
      // Where it can't be had, nothing is lost: the next save is told that somebody was quicker.
      const stored = await Promise.resolve(restsOn(answer)).catch(() => undefined)
      if (stored) beginFrom(stored, typedSince())
    },
  })

  const form = useForm<Values, Values>({
    schema: schema as z.ZodMiniType<Values>,
    checkBy: standardSchemaResolver,
    begins: { defaultValues: values as DefaultValues<Values>, ...(isLive && { values, resetOptions: asTyped }) },
    isSentAsTyped: true,
    async send(typed) {
      sent.current = structuredClone(fields.getValues())
      setConflict(undefined)
      if (asks && !(await asks(typed))) return
      await mutateAsync(typed)
    },
    onProblems: problemMessages,
    onRefused(error) {
      if (isConflict(error)) setConflict(sentenceOf(error))
      if (error instanceof CallFailed && Object.keys(error.fields).length > 0) problemMessages()
      else toastFailure(error, failed)
    },
  })
  const { fields } = form
  const { isDirty, dirtyFields } = fields.formState

  useUnsavedChanges(isDirty)

  const typedSince = () => differingPaths(sent.current, fields.getValues())
  const beginFrom = (next: Values, keptPaths: string[]) => {
    const kept = keptPaths.map((path) => [path, fields.getValues(path as FieldPath<Values>)] as const)
    setConflict(undefined)
    fields.reset(next, asNew)
    for (const [name, typed] of kept) fields.setValue(name as FieldPath<Values>, typed, { shouldDirty: true })
  }

  useEffect(() => {
    if (form.isSending || !isPressedAgain.current) return
    isPressedAgain.current = false
    // What was refused is refused again, unless something else is typed by now.
    if (isDirty && conflict === undefined && typedSince().length > 0) form.submit()
  })

  // A new object each time: the library's own changes in place, which what remembers earlier renders can't see.
  return {
    id: form.id,
    element: form.element,
    isDirty,
    isSending: form.isSending,
    conflict,
    control: fields.control,
    register: fields.register,
    setValue: fields.setValue,
    getValues: fields.getValues,
    watch: fields.watch,
    problemAt(name) {
      const problem = form.problemAt(name)
      // The rules that visitors' forms share speak in codes.
      return problem && (problemMessage(fieldProblems, problem) ?? problem)
    },
    reset: (next) => {
      setConflict(undefined)
      fields.reset(next, asNew)
    },
    rebase: (next) => beginFrom(next, dirtyPaths(dirtyFields)),
    submit(event) {
      isPressedAgain.current = form.isSending
      form.submit(event)
    },
  }
}
