import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'

const looks = {
  solid: 'bg-violet text-white hover:bg-violet-deep',
  outline: 'border border-ink/25 text-ink hover:border-ink',
  light: 'bg-white text-ink hover:bg-salt',
}

interface Look {
  look?: keyof typeof looks
  /** Lends the look to the element inside, for links that read as buttons. */
  asChild?: boolean
}

export function Button({ look = 'solid', asChild = false, className = '', ...rest }: ComponentProps<'button'> & Look) {
  const Element = asChild ? Slot.Root : 'button'
  const shape = 'inline-flex min-h-12 items-center justify-center gap-2 rounded px-6 font-medium transition-colors'
  return <Element className={`${shape} ${looks[look]} ${className}`} {...(!asChild && { type: 'button' })} {...rest} />
}
