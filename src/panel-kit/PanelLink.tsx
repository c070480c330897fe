import type { ComponentProps, MouseEvent } from 'react'
import { addressOf, goTo } from './address.ts'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  asked: Record<string, string | undefined>
}

/** A link within the panel: it has an address to copy or to open beside, and changes the page without loading it. */
export function PanelLink({ asked, onClick, children, ...rest }: Props) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const goesElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || goesElsewhere) return
    event.preventDefault()
    goTo(asked)
  }
  return (
    <a {...rest} href={addressOf(asked)} onClick={follow}>
      {children}
    </a>
  )
}
