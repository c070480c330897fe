import type { ComponentProps } from 'react'
import { box, fieldAttributes, Labelled } from './Field.tsx'
import type { FieldsOwner } from './useForm.ts'

interface Props extends Omit<ComponentProps<'select'>, 'form'> {
  form: FieldsOwner
  name: string
  label: string
}

/** One of several things; the list is the browser's own. */
export function SelectField({ form, name, label, children, ...rest }: Props) {
  return (
    <Labelled form={form} name={name} label={label}>
      <select
        {...rest}
        {...fieldAttributes(form, name)}
        {...form.register?.(name)}
        aria-required
        className={`${box} min-h-13`}
      >
        {children}
      </select>
    </Labelled>
  )
}
