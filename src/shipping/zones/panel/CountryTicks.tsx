import { countryCodes, countryIn, type CountryCode } from '../../../kernel/countries.ts'
import { inPolishOrder } from '../../shipping-rate.ts'

const all = inPolishOrder(countryCodes)

interface Props {
  chosen: CountryCode[]
  onChange(chosen: CountryCode[]): void
  /** Those that are served anyway, so that there is nothing to choose. */
  given?: CountryCode[] | undefined
}

/** Checkboxes for all countries, Poland first. */
export function CountryTicks({ chosen, onChange, given }: Props) {
  const tick = (code: CountryCode) =>
    onChange(chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code].toSorted())
  return (
    <div className="grid max-h-72 grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4 overflow-y-auto px-3 py-2">
      {all.map((code) => (
        <label key={code} className="flex min-h-7 items-center gap-2 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={chosen.includes(code) || given?.includes(code) === true}
            disabled={given?.includes(code) === true}
            onChange={() => tick(code)}
            className="size-4 shrink-0 accent-violet"
          />
          <span className="min-w-0 wrap-anywhere">{countryIn('pl-PL', code)}</span>
        </label>
      ))}
    </div>
  )
}
