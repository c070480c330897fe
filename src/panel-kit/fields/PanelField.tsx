import { useState, type ComponentProps, type ReactNode } from 'react'
import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import { switchShape } from './Switch.tsx'
import type { PanelForm } from '../forms/usePanelForm.ts'

export interface PanelFieldProps<Values extends FieldValues> {
  form: PanelForm<Values>
  name: FieldPath<Values>
  label: string
  hint?: ReactNode
  isOptional?: boolean
}

export const panelBox =
  'block w-full min-h-9 rounded border border-ink/40 bg-paper px-3 py-1.5 text-sm hover:border-ink aria-invalid:border-clay aria-invalid:inset-ring aria-invalid:inset-ring-clay disabled:bg-salt disabled:text-mid pointer-coarse:min-h-11 pointer-coarse:text-base'

/** A label, its control, and what is wrong with it right under it. */
export function Labelled<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  isOptional = false,
  children,
}: PanelFieldProps<Values> & { children: ReactNode }) {
  const id = `${form.id}-${name}`
  const problem = form.problemAt(name)
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 flex flex-wrap items-baseline gap-x-2 text-sm font-medium">
        {label}
        {isOptional && <span className="text-xs font-normal text-mid">{' opcjonalnie'}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-xs text-mid">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-clay">
          {problem}
        </p>
      )}
    </div>
  )
}

/** What ties a control to its label, its hint and its problem. */
export function attributesOf<Values extends FieldValues>({ form, name, hint, isOptional }: PanelFieldProps<Values>) {
  const id = `${form.id}-${name}`
  const problem = form.problemAt(name)
  return {
    id,
    'aria-required': !isOptional || undefined,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined,
  }
}

type TextProps<Values extends FieldValues> = PanelFieldProps<Values> & Omit<ComponentProps<'input'>, 'name' | 'form'>

/** One line of text. */
export function TextField<Values extends FieldValues>(props: TextProps<Values>) {
  const { form, name, label: _, hint: __, isOptional: ___, className = '', ...rest } = props
  return (
    <Labelled {...props}>
      <input {...rest} {...attributesOf(props)} {...form.register(name)} className={`${panelBox} ${className}`} />
    </Labelled>
  )
}

/** A number as people write it: with a comma, or nothing where it is optional. What isn't one is left to the rules. */
export function NumberField<Values extends FieldValues>(props: TextProps<Values>) {
  const { form, name, label: _, hint: __, isOptional = false, className = '', ...rest } = props
  const { ref, value, onChange, onBlur } = useController({ name, control: form.control }).field
  const [typed, setTyped] = useState('')
  // What was typed stays as it was typed, until something else than that is put here.
  const shown = Object.is(readNumber(typed, isOptional), value) ? typed : writeNumber(value)
  return (
    <Labelled {...props}>
      <input
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        {...attributesOf(props)}
        name={name}
        ref={ref}
        onBlur={onBlur}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(readNumber(target.value, isOptional))
        }}
        className={`${panelBox} tabular-nums ${className}`}
      />
    </Labelled>
  )
}

const writeNumber = (value: unknown) =>
  typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '')

function readNumber(typed: unknown, isOptional: boolean): unknown {
  if (typeof typed !== 'string') return typed
  const written = typed.trim().replace(',', '.')
  if (written === '') return isOptional ? null : ''
  return /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : typed
}

/** Text of several lines. */
export function TextAreaField<Values extends FieldValues>(
  props: PanelFieldProps<Values> & Omit<ComponentProps<'textarea'>, 'name' | 'form'>,
) {
  const { form, name, label: _, hint: __, isOptional: ___, className = '', ...rest } = props
  return (
    <Labelled {...props}>
      <textarea
        rows={4}
        {...rest}
        {...attributesOf(props)}
        {...form.register(name)}
        className={`${panelBox} ${className}`}
      />
    </Labelled>
  )
}

/** One of several things; the list is the browser's own. */
export function SelectField<Values extends FieldValues>(
  props: PanelFieldProps<Values> & { setValueAs?: (chosen: string) => unknown } & Omit<
      ComponentProps<'select'>,
      'name' | 'form'
    >,
) {
  const { form, name, label: _, hint: __, isOptional: ___, setValueAs, className = '', ...rest } = props
  return (
    <Labelled {...props}>
      <select
        {...rest}
        {...attributesOf(props)}
        {...form.register(name, setValueAs && { setValueAs })}
        className={`${panelBox} ${className}`}
      />
    </Labelled>
  )
}

/** Something that is so or not. */
export function SwitchField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  disabled,
}: Omit<PanelFieldProps<Values>, 'isOptional'> & Pick<ComponentProps<'input'>, 'disabled'>) {
  const id = `${form.id}-${name}`
  return (
    <div>
      <label className="flex min-h-9 items-center gap-3 text-sm pointer-coarse:min-h-11">
        <input
          type="checkbox"
          id={id}
          disabled={disabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          {...form.register(name)}
          className={switchShape}
        />
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-mid">
          {hint}
        </p>
      )}
    </div>
  )
}
