import { uiTexts } from '../ui/texts.ts'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { useTexts } from '../web/app-context.tsx'

interface Props {
  product: string
  quantity: number
  /** As much as can be chosen step by step. */
  max: number
  /** Increases when the focus should move here. */
  focused?: number
  onChange(quantity: number): void
}

/** How many pieces: by the buttons, by the arrow keys, or typed. What is typed counts when it is complete. */
export function QuantityField({ product, quantity, max, focused = 0, onChange }: Props) {
  const texts = useTexts(uiTexts).shop
  const [typed, setTyped] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused > 0) field.current?.focus()
  }, [focused])

  const take = () => {
    setTyped(undefined)
    if (typed === undefined || !/^\d{1,9}$/.test(typed.trim())) return
    if (Number(typed) !== quantity) onChange(Number(typed))
  }
  const step = (by: number) => {
    setTyped(undefined)
    onChange(quantity + by)
  }
  const button = 'grid h-12 w-[48px] place-items-center rounded disabled:text-mid/50'
  return (
    <div className="inline-flex items-center rounded border border-ink/25 focus-within:border-ink">
      <button type="button" aria-label={texts.fewer(product)} onClick={() => step(-1)} className={button}>
        <Icon path="M4 12h16" className="size-4" />
      </button>
      <input
        ref={field}
        inputMode="numeric"
        autoComplete="off"
        aria-label={texts.quantity(product)}
        value={typed ?? quantity}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={take}
        onKeyDown={(event) => {
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
          if (event.key === 'Enter') {
            // Taking the last piece out moves the focus to what puts it back: the key is not to press that, too.
            event.preventDefault()
            take()
          } else if (event.key === 'Escape') setTyped(undefined)
          else if (by !== undefined) {
            event.preventDefault()
            // Taking the last piece out is nothing to slip into.
            if (quantity + by >= 1 && (by < 0 || quantity < max)) step(by)
          }
        }}
        className="h-12 w-12 rounded bg-transparent text-center tabular-nums"
      />
      <button
        type="button"
        aria-label={texts.more(product)}
        disabled={quantity >= max}
        onClick={() => step(1)}
        className={button}
      >
        <Icon path="M4 12h16M12 4v16" className="size-4" />
      </button>
    </div>
  )
}
