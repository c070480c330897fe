import { useController } from 'react-hook-form'
import {
  attributesOf,
  Labelled,
  NumberField,
  panelBox,
  SelectField,
  SwitchField,
  TextField,
} from '../../panel-kit/fields/PanelField.tsx'
import type { PanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { places, type Setting } from '../setting.ts'

interface Props {
  form: PanelForm<Record<string, unknown>>
  name: string
  setting: Setting
  /** The variable of the environment that decides instead. */
  variable: string | undefined
  /** Of a secret: whether there is one, and whether it can't be read. */
  isStored: boolean
  isUnreadable: boolean
}

/** What a change is seen in; nothing is said of what only the office notices, and of what stands everywhere. */
function affects(shownIn: Setting['shownIn']): string | undefined {
  if (shownIn.includes('office') || shownIn.length > 5) return undefined
  return `Gdzie: ${shownIn.map((place) => places[place]).join(', ')}`
}

/** The field of a setting, as its kind is typed. */
export function SettingField({ form, name, setting, variable, isStored, isUnreadable }: Props) {
  const { label, hint, input, isOptional, shownIn } = setting
  const affected = affects(shownIn)
  const hints = [hint?.replace(/\.$/, ''), affected].filter((one) => one !== undefined).join('. ')
  const field = { form, name, label, ...(hints && { hint: hints }), ...(isOptional && { isOptional }) }
  const isDisabled = variable !== undefined
  switch (input.kind) {
    case 'line':
      return (
        <TextField
          {...field}
          type={input.type ?? 'text'}
          autoComplete={input.autoComplete ?? 'off'}
          disabled={isDisabled}
        />
      )
    case 'number':
      return <NumberField {...field} disabled={isDisabled} className="max-w-40" />
    case 'switch':
      return <SwitchField {...field} disabled={isDisabled} />
    case 'colour':
      return <ColourField {...field} />
    case 'choice':
      return (
        <SelectField {...field} disabled={isDisabled}>
          {Object.entries(input.options).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </SelectField>
      )
    case 'several':
      return <SeveralField {...field} options={input.options} />
    case 'secret':
      return (
        <SecretField
          {...field}
          isLong={input.isLong}
          isStored={isStored}
          isUnreadable={isUnreadable}
          isDisabled={isDisabled}
        />
      )
  }
}

type FieldProps = Pick<Props, 'form' | 'name'> & { label: string; hint?: string; isOptional?: boolean }

/** The browser's own choice of colours beside the six digits. */
function ColourField(props: FieldProps) {
  const { value, onChange } = useController({ name: props.name, control: props.form.control }).field
  return (
    <Labelled {...props}>
      <div className="flex gap-3">
        <input
          type="color"
          aria-label={`${props.label}: wybierz`}
          value={/^#[\da-f]{6}$/i.test(String(value)) ? String(value) : '#000000'}
          onChange={({ target }) => onChange(target.value)}
          className="h-9 w-14 rounded border border-ink/40 bg-paper p-1 pointer-coarse:h-11"
        />
        <input
          {...attributesOf(props)}
          {...props.form.register(props.name)}
          autoComplete="off"
          className={`${panelBox} max-w-40`}
        />
      </div>
    </Labelled>
  )
}

function SeveralField({ options, ...props }: FieldProps & { options: Record<string, string> }) {
  const { value, onChange } = useController({ name: props.name, control: props.form.control }).field
  const chosen = value as string[]
  // A group can’t be called required; its sentence says so once nothing of it is chosen.
  const { id, 'aria-required': _, ...attributes } = attributesOf(props)
  return (
    <fieldset id={id} {...attributes} tabIndex={-1} className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{props.label}</legend>
      <div className="grid max-h-72 grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 overflow-y-auto rounded border border-line px-3 py-2">
        {Object.entries(options).map(([option, text]) => (
          <label key={option} className="flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={({ target }) =>
                onChange(Object.keys(options).filter((one) => (one === option ? target.checked : chosen.includes(one))))
              }
            />
            {text}
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-1 text-xs text-mid">
        {props.hint}
      </p>
      {props.form.problemAt(props.name) && (
        <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-clay">
          {props.form.problemAt(props.name)}
        </p>
      )}
    </fieldset>
  )
}

/** A secret is typed anew, removed, or kept unseen. */
function SecretField({
  isLong,
  isStored,
  isUnreadable,
  isDisabled,
  ...props
}: FieldProps & { isLong: true | undefined; isStored: boolean; isUnreadable: boolean; isDisabled: boolean }) {
  const { value, onChange, ref, onBlur } = useController({ name: props.name, control: props.form.control }).field
  const isRemoved = value === '' && isStored
  const state = isDisabled
    ? 'Ustawione na serwerze'
    : isRemoved
      ? 'Zostanie usunięte przy zapisie'
      : isUnreadable
        ? 'Nie da się odczytać: wpisz ponownie'
        : isStored
          ? 'Zapisane. Puste pole nic nie zmienia'
          : ''
  const typed = {
    ...attributesOf(props),
    ref,
    autoComplete: 'new-password',
    placeholder: state,
    disabled: isDisabled,
    value: typeof value === 'string' ? value : '',
    onBlur,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value === '' ? null : target.value),
  }
  return (
    <Labelled {...props}>
      <div className="flex flex-wrap items-start gap-3">
        {isLong ? (
          // Nobody reads over a shoulder what is typed anew here: it is pasted, and gone from the screen once it is saved.
          <textarea
            {...typed}
            rows={3}
            spellCheck={false}
            className={`${panelBox} min-w-[min(15rem,100%)] flex-1 text-xs`}
          />
        ) : (
          <input {...typed} type="password" className={`${panelBox} min-w-[min(15rem,100%)] flex-1`} />
        )}
        {(isStored || isUnreadable) && !isDisabled && (
          <PanelButton onClick={() => onChange(isRemoved ? null : '')}>{isRemoved ? 'Zostaw' : 'Usuń'}</PanelButton>
        )}
      </div>
    </Labelled>
  )
}
