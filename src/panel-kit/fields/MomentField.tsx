import { useRef } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { attributesOf, Labelled, panelBox, type PanelFieldProps } from './PanelField.tsx'

/** What was begun and not finished; the rules refuse it, so that it isn't taken for nothing. */
const unfinished = '?'
const written = (part = '') => (part === unfinished ? '' : part)
const read = ({ value, validity }: HTMLInputElement) => (validity.badInput ? unfinished : value)

/** A date with a time or without one, as clocks in Poland show it, whatever zone the browser is in. */
export function MomentField<Values extends FieldValues>(props: PanelFieldProps<Values>) {
  const { form, name, label } = props
  const { ref, value, onChange } = useController({ name, control: form.control }).field
  const timeInput = useRef<HTMLInputElement>(null)
  const dateId = attributesOf(props).id
  const [day, time] = String(value ?? '').split('T')

  const tell = () => {
    const dateInput = document.getElementById(dateId)
    if (!(dateInput instanceof HTMLInputElement) || !timeInput.current) return
    const parts = [read(dateInput), read(timeInput.current)]
    const typed = parts[1] === '' ? parts[0] : parts.join('T')
    if (typed !== value) onChange(typed)
  }
  // Parts of a date that is being typed change nothing that a browser would tell of.
  const listening = { onChange: tell, onKeyUp: tell, onBlur: tell }
  return (
    <Labelled {...props}>
      <span className="flex flex-wrap gap-2">
        <input
          type="date"
          max="2999-12-31"
          {...attributesOf(props)}
          {...listening}
          ref={ref}
          value={written(day)}
          className={`${panelBox} min-w-0 flex-[3_1_8.5rem] tabular-nums`}
        />
        <input
          type="time"
          aria-label={`${label}, godzina`}
          {...listening}
          ref={timeInput}
          value={written(time)}
          className={`${panelBox} min-w-0 flex-[2_1_5.5rem] tabular-nums`}
        />
      </span>
    </Labelled>
  )
}
