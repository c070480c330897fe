import type { ComponentProps } from 'react'

const looks = {
  solid: 'bg-violet text-white hover:bg-violet-deep',
  outline: 'border border-ink/25 bg-paper hover:border-ink',
  quiet: 'text-violet hover:bg-violet/8',
  danger: 'bg-clay text-white hover:bg-ink',
  quietDanger: 'text-clay hover:bg-clay/8',
}

interface Props extends ComponentProps<'button'> {
  look?: keyof typeof looks
  /** While it works it keeps the focus, which a button that is really disabled would lose. */
  isPending?: boolean
}

/** A button of the panel: lower than those of the site, and on touch screens as high. */
export function PanelButton({ look = 'outline', isPending = false, className = '', onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
      className={`${buttonShape} ${looks[look]} ${className}`}
    />
  )
}

export const buttonShape =
  'inline-flex min-h-9 items-center justify-center gap-2 rounded px-3.5 py-1 text-sm font-medium transition-colors sm:whitespace-nowrap forced-colors:border disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-60 pointer-coarse:min-h-11'
