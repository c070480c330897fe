import { problemMessage } from '../../schemas/say-problem.ts'
import type { ComponentProps, ReactNode } from 'react'
import { schemasTexts } from '../../schemas/texts.ts'
import { useTexts } from '../../web/app-context.tsx'
import type { FieldsOwner } from './useForm.ts'

interface Own {
  form: FieldsOwner
  name: string
  label: string
  /** What to know before typing. */
  hint?: string | undefined
  isOptional?: boolean
}

type Props = Own &
  (
    | ({ lines?: undefined } & Omit<ComponentProps<'input'>, keyof Own>)
    | ({ lines: number } & Omit<ComponentProps<'textarea'>, keyof Own>)
  )

export const box =
  'block w-full rounded border border-ink/55 bg-paper px-4 py-3 text-ink hover:border-ink aria-invalid:border-clay aria-invalid:inset-ring aria-invalid:inset-ring-clay'

/** A labelled field of one line or several, with what is wrong with it right under it. */
export function Field({ form, name, label, hint, isOptional = false, lines, ...rest }: Props) {
  const common = {
    ...fieldAttributes(form, name, hint),
    className: `${box} read-only:text-mid`,
    'aria-required': !isOptional,
    dir: 'auto',
    // What is typed now would be in none of what is being sent.
    readOnly: form.isSending,
  } as const
  return (
    <Labelled form={form} name={name} label={label} hint={hint}>
      {lines === undefined ? (
        <input {...(rest as ComponentProps<'input'>)} {...common} {...form.register?.(name)} />
      ) : (
        <textarea rows={lines} {...(rest as ComponentProps<'textarea'>)} {...common} {...form.register?.(name)} />
      )}
    </Labelled>
  )
}

/** What ties a control to its label, hint and problem. */
export function fieldAttributes({ id, problemAt }: FieldsOwner, name: string, hint?: string) {
  const problem = problemAt(name)
  const described = [hint && `${id}-${name}-hint`, problem && `${id}-${name}-problem`].filter(Boolean).join(' ')
  return {
    id: `${id}-${name}`,
    name,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  }
}

export function Labelled({ form, name, label, hint, children }: Own & { children: ReactNode }) {
  const { fieldProblems } = useTexts(schemasTexts)
  const id = `${form.id}-${name}`
  const problem = form.problemAt(name)
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-2 block font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-2 text-sm text-mid">
          {hint}
        </p>
      )}
      {children}
      {/* It has its place before there is anything to say, so that nothing moves when there is. */}
      <p id={`${id}-problem`} className="min-h-7 pt-1.5 text-sm font-medium text-clay">
        {problem && (problemMessage(fieldProblems, problem) ?? problem)}
      </p>
    </div>
  )
}
