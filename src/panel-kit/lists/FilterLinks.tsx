import { fromFirstPage, useAddress } from '../address.ts'
import { PanelLink } from '../PanelLink.tsx'
import { formatNumber } from '../panel-format.ts'

interface Choice {
  /** As the address names it; what is shown without being asked for has no name there. */
  value?: string
  label: string
  /** How many there are, where that is known. */
  count?: number | undefined
}

interface Props {
  label: string
  /** What of the address they choose. */
  name: string
  choices: Choice[]
  /** What the address calls the pages of that list, where others beside it stay as they are. */
  pages?: string
}

/** What of a list is shown. Choosing begins at its first page. */
export function FilterLinks({ label, name, choices, pages }: Props) {
  const asked = useAddress()
  const restart = pages === undefined ? fromFirstPage : ({ [pages]: _left, ...others }: typeof asked) => others
  const chosen = choices.find(({ value }) => value === asked[name]) ?? choices[0]
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1">
      {choices.map((choice) => (
        <PanelLink
          key={choice.label}
          asked={{ ...restart(asked), [name]: choice.value }}
          aria-current={choice === chosen ? 'true' : undefined}
          className="inline-flex min-h-9 items-center gap-1.5 rounded px-3 text-sm text-mid hover:bg-ink/8 hover:text-ink aria-[current]:bg-ink aria-[current]:text-white pointer-coarse:min-h-11"
        >
          {choice.label}
          {choice.count !== undefined && <span className="tabular-nums">{formatNumber(choice.count)}</span>}
        </PanelLink>
      ))}
    </nav>
  )
}
