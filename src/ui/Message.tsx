import type { ReactNode } from 'react'
import { ownMark } from './pictures/own-pictures.ts'
import { Crystal } from './Sticker.tsx'

/** A page that has only one thing to say, and ways on from there. */
export function Message({
  heading,
  explanation,
  drawing,
  children,
}: Record<'heading' | 'explanation', string> & { drawing?: string; children: ReactNode }) {
  const own = ownMark()
  return (
    <div className="mx-auto grid w-full max-w-7xl flex-1 content-center items-center gap-x-16 gap-y-14 px-5 py-24 sm:px-8 lg:grid-cols-[7fr_4fr]">
      <div>
        <svg aria-hidden="true" viewBox="8 8 28 28" className="size-14 text-violet">
          {own === undefined ? <Crystal /> : <image href={own} x="8" y="8" width="28" height="28" />}
        </svg>
        <h1 className="mt-8 max-w-3xl text-[min(3rem,1rem+6vw)] sm:text-6xl">{heading}</h1>
        <p className="mt-6 max-w-xl text-lg text-mid">{explanation}</p>
        <div className="mt-10 flex flex-wrap gap-4">{children}</div>
      </div>
      {/* The engravings are four wide and five high. */}
      {drawing && (
        <img src={drawing} alt="" width="800" height="1000" className="h-auto w-full max-w-sm lg:max-w-none" />
      )}
    </div>
  )
}
