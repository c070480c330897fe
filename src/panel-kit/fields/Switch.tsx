import { useState, type ComponentProps } from 'react'

export const switchShape =
  'relative h-5 w-9 shrink-0 appearance-none rounded-full bg-ink/30 transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-full before:bg-white before:transition-transform checked:bg-violet checked:before:translate-x-4 forced-colors:border forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[HighlightText]'

interface Props extends Pick<ComponentProps<'label'>, 'children'> {
  isOn: boolean
  /** While it works it keeps the focus, and stands where it was put. */
  isPending: boolean
  turn(isOn: boolean): void
}

/** A switch outside of forms: it works at once. */
export function Switch({ isOn, isPending, turn, children }: Props) {
  // What is stored may be known before the work is done with.
  const [wanted, setWanted] = useState(isOn)
  return (
    <label className="flex min-h-7 items-center gap-2.5 text-sm pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={isPending ? wanted : isOn}
        aria-disabled={isPending || undefined}
        onChange={() => {
          if (isPending) return
          setWanted(!isOn)
          turn(!isOn)
        }}
        className={switchShape}
      />
      <span>{children}</span>
    </label>
  )
}
