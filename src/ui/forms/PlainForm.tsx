import type { ComponentProps, ReactNode } from 'react'
import type { PlainPage } from '../../schemas/plain-page.ts'
import { useAppContext } from '../../web/app-context.tsx'
import { Button } from '../Button.tsx'
import { Field } from './Field.tsx'
import { Trap } from './FormFrame.tsx'
import type { FieldsOwner } from './useForm.ts'

interface Props {
  /** The path of its own page, which takes it. */
  to: string
  page: PlainPage
  /** Where it carries a file. */
  encType?: 'multipart/form-data'
  className?: string
  children: ReactNode
}

/**
 * A form for who runs no scripts: it is posted to its page, and comes back with what was typed and what isn't right. Only the
 * server knows it.
 */
export function PlainForm({ to, page, encType, className = '', children }: Props) {
  const { language } = useAppContext()
  return (
    <form
      id="plain"
      method="post"
      // What was wrong is where the page comes back.
      action={`${to}${to.includes('?') ? '&' : '?'}lang=${language}#plain`}
      encType={encType}
      noValidate
      className={`relative scroll-mt-24 space-y-4 ${className}`}
    >
      <PlainRefusal page={page} />
      {children}
      <Trap />
    </form>
  )
}

/** Why what was sent came back. */
export const PlainRefusal = ({ page: { sentence } }: { page: PlainPage }) =>
  sentence ? (
    <p role="alert" className="rounded border border-clay bg-clay/5 px-5 py-4 font-medium text-clay">
      {sentence}
    </p>
  ) : null

/** How the fields of such a form are called, and what is wrong with them. */
export const plainFields = ({ problems }: PlainPage): FieldsOwner => ({
  id: 'plain',
  isSending: false,
  problemAt: (name) => problems[name],
})

type FieldProps = { page: PlainPage } & (ComponentProps<typeof Field> extends infer Given
  ? DistributiveOmit<Given>
  : never)
type DistributiveOmit<Given> = Given extends unknown ? Omit<Given, 'form'> : never

/** A field of such a form, with what was typed into it before. */
export function PlainField({ page, ...given }: FieldProps) {
  const all = { defaultValue: page.values[given.name], ...given, form: plainFields(page) }
  return <Field {...(all as ComponentProps<typeof Field>)} />
}

/** What the form carries along without showing it. */
export const Carried = ({ values }: { values: Readonly<Record<string, string>> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)

/** The button that sends a form which scripts bring to life where none run. */
export function PlainSubmit({ to, label, form }: { to: string; label: string; form: string }) {
  const { language } = useAppContext()
  return (
    <Button
      type="submit"
      form={form}
      formMethod="post"
      formAction={`${to}?lang=${language}#plain`}
      // Where the button of scripts would be.
      className="relative -mt-10"
    >
      {label}
    </Button>
  )
}
