import { cloneElement, type ComponentProps, type ReactElement } from 'react'

const looks = {
  solid: 'bg-violet text-white hover:bg-violet-deep',
  outline: 'border border-ink/25 text-ink hover:border-ink',
  light: 'bg-white text-ink hover:bg-salt',
}

interface Look {
  look?: keyof typeof looks
  className?: string
}

type Props = Look &
  (
    | (ComponentProps<'button'> & { asChild?: false })
    /** Lends the look to the one element inside, for links that read as buttons. */
    | { asChild: true; children: ReactElement<{ className?: string }> }
  )

export function Button({ look = 'solid', className = '', ...rest }: Props) {
  const shape =
    'inline-flex min-h-12 max-w-full items-center justify-center gap-2 rounded px-6 py-2 text-center font-medium wrap-anywhere transition-colors forced-colors:border'
  const all = `${shape} ${looks[look]} ${className}`
  if (rest.asChild) return cloneElement(rest.children, { className: all })
  const { asChild: _, ...own } = rest
  return <button className={all} type="button" {...own} />
}
