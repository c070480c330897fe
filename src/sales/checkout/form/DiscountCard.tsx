import { checkoutTexts } from '../texts.ts'
import { useId, useRef } from 'react'
import { box } from '../../../ui/forms/Field.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useTexts } from '../../../web/app-context.tsx'
import { Card } from './Card.tsx'
import type { useDiscount } from './useDiscount.ts'

interface Props {
  typed: string
  discount: ReturnType<typeof useDiscount>
  isFolded: boolean
}

/** A code that takes something off. Once it does, it can only be removed. */
export function DiscountCard({ typed, discount, isFolded }: Props) {
  const texts = useTexts(checkoutTexts).checkoutForm.discount
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { isApplied, isChecking, message } = discount
  const isRefused = message !== '' && !isApplied
  const remove = () => {
    discount.remove()
    // The button that was pressed is gone.
    field.current?.focus()
  }
  return (
    <Card name="discount" heading={texts.heading} folded={isFolded ? { isOpen: typed !== '' } : undefined}>
      <form
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isApplied) discount.apply()
        }}
      >
        <label htmlFor={id} className="mb-2 block font-medium">
          {texts.label}
        </label>
        <div className="flex max-w-lg flex-wrap gap-3">
          <input
            ref={field}
            id={id}
            name="discountCode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            readOnly={isApplied}
            aria-invalid={isRefused || undefined}
            aria-describedby={`${id}-message`}
            value={typed}
            onChange={({ target }) => {
              const caret = target.selectionStart
              // The field has it already when it is drawn again, so that the caret stays where it is.
              target.value = target.value.toUpperCase()
              target.setSelectionRange(caret, caret)
              discount.type(target.value)
            }}
            onKeyDown={(event) => {
              // Where the button is disabled, browsers do nothing by themselves.
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (!isApplied) discount.apply()
            }}
            className={`${box} w-48 min-w-0 flex-1 read-only:text-mid`}
          />
          {isApplied ? (
            <Button look="outline" onClick={remove}>
              {texts.remove}
            </Button>
          ) : (
            <Button
              type="submit"
              look="outline"
              disabled={typed.trim() === ''}
              aria-disabled={isChecking}
              className="disabled:cursor-default disabled:text-mid aria-disabled:cursor-default aria-disabled:text-mid"
            >
              {isChecking ? texts.checking : texts.apply}
            </Button>
          )}
        </div>
        <output
          id={`${id}-message`}
          className={`block min-h-8 pt-2 text-sm font-medium ${isRefused ? 'text-clay' : 'text-ink'}`}
        >
          {message}
        </output>
      </form>
    </Card>
  )
}
