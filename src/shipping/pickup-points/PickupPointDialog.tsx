import { Dialog } from 'radix-ui'
import { useState, useId, useRef, type SyntheticEvent, type FormEvent } from 'react'
import { brand } from '../../brand.ts'
import { cross, Icon } from '../../ui/Icon.tsx'
import { useTexts } from '../../web/app-context.tsx'
import { box } from '../../ui/forms/Field.tsx'
import { Button } from '../../ui/Button.tsx'
import { shippingTexts } from '../texts.ts'
import { PickupMap } from './PickupMap.tsx'
import { pickupPoint, type PickupPoint } from './pickup-point.ts'

interface Props {
  /** The carrier's, for its map; without one a stand-in is shown. */
  token: string | null
  /** A point was chosen. Who shows the dialog takes it away. */
  onPoint(point: PickupPoint): void
  onClose(): void
}

/** To be loaded before the dialog opens. */
export const dialogTexts = shippingTexts.part('pickup')

// React hands what happens in the dialog to what it was written in, such as a form of the page under it.
const ownBusiness = {
  onSubmit: (event: SyntheticEvent) => event.stopPropagation(),
  onInput: (event: SyntheticEvent) => event.stopPropagation(),
  onChange: (event: SyntheticEvent) => event.stopPropagation(),
}

/** Where a customer chooses a pickup point, on a map or by its code. */
export function PickupPointDialog({ token, onPoint, onClose }: Props) {
  const [opener] = useState(() => document.activeElement)
  const texts = useTexts(shippingTexts).pickup
  const returnFocus = (event: Event) => {
    event.preventDefault()
    if (opener instanceof HTMLElement) opener.focus()
  }
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-veil-in bg-ink/50" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          {...ownBusiness}
          className="fixed inset-0 z-50 m-auto flex h-[90dvh] w-[95vw] animate-veil-in flex-col rounded bg-paper outline-none"
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5 sm:pl-8">
            <Dialog.Title className="text-2xl sm:text-3xl">{texts.title(brand.carrier.name)}</Dialog.Title>
            <Dialog.Close aria-label={texts.close} className="grid size-12 shrink-0 place-items-center rounded">
              <Icon path={cross} />
            </Dialog.Close>
          </div>
          <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto p-5 sm:px-8 sm:py-6">
            <PointCodeForm onPoint={onPoint} />
            <PickupMap token={token} onPoint={onPoint} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

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
