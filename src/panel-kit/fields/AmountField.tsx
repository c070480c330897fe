import type { FieldValues } from 'react-hook-form'
import { attributesOf, Labelled, panelBox, type PanelFieldProps } from './PanelField.tsx'

/** An amount as people write it, with its unit behind it. It stays text: money is never a float. */
export function AmountField<Values extends FieldValues>(props: PanelFieldProps<Values> & { unit: string }) {
  const { form, name, unit } = props
  return (
    <Labelled {...props}>
      <span className="relative block">
        <input
          inputMode="decimal"
          autoComplete="off"
          {...attributesOf(props)}
          {...form.register(name)}
          className={`${panelBox} pr-10 tabular-nums`}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-mid"
        >
          {unit}
        </span>
      </span>
    </Labelled>
  )
}
