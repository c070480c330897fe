import { brand } from '../brand.ts'
import { inOwnColours } from '../ui/pictures/own-colours.ts'
import stamp from './stamp.svg'

/** Decoration. Name and year are no part of the picture: another association has others. */
export function Stamp() {
  return (
    <div aria-hidden="true" className="@container relative ml-auto w-full sm:max-lg:max-w-72">
      <img src={inOwnColours(stamp)} alt="" width="352" height="310" className="w-full" />
      <p className="absolute right-[5.7%] bottom-[7.8%] left-[36.4%] flex justify-between font-display text-[4.9cqw] leading-none text-violet-deep">
        <span>{brand.name}</span>
        <span>{brand.since}</span>
      </p>
    </div>
  )
}
