import { shippingTexts } from '../texts.ts'
import { useId, useRef, useState, type FormEvent } from 'react'

import { box } from '../../ui/forms/Field.tsx'
import { Button } from '../../ui/Button.tsx'
import { useTexts } from '../../web/app-context.tsx'
import { pickupPoint, type PickupPoint } from './pickup-point.ts'

/** For who knows the point already, can't use a map, or finds it missing. */
export function PointCodeForm({ onPoint }: { onPoint(point: PickupPoint): void }) {
  const { code: texts } = useTexts(shippingTexts).pickup
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isWrong, setWrong] = useState(false)
  const read = () => pickupPoint.safeParse({ name: field.current?.value })
  const choose = (event: FormEvent) => {
    event.preventDefault()
    const { data: point } = read()
    setWrong(!point)
    if (point) onPoint(point)
    else field.current?.focus()
  }
  return (
    <form noValidate onSubmit={choose}>
      <label htmlFor={id} className="mb-2 block font-medium">
        {texts.label}
      </label>
      <div className="flex max-w-lg flex-wrap gap-3">
        <input
          ref={field}
          id={id}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck="false"
          aria-required="true"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-problem` : undefined}
          onInput={() => isWrong && setWrong(!read().success)}
          className={`${box} w-40 min-w-0 flex-1 uppercase`}
        />
        <Button type="submit" className="shrink-0">
          {texts.choose}
        </Button>
      </div>
      {/* The field has the focus already: without this nobody would be told. */}
      <p id={`${id}-problem`} role="alert" className="pt-1.5 text-sm font-medium text-clay empty:hidden">
        {isWrong && texts.problem}
      </p>
    </form>
  )
}
