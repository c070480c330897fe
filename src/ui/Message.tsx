import type { ReactNode } from 'react'
import { ownMark } from './pictures/own-pictures.ts'
import { Crystal } from './Sticker.tsx'

/** A page that has only one thing to say, and ways on from there. */
export function Message({
  heading,
  explanation,
  children,
}: Record<'heading' | 'explanation', string> & { children: ReactNode }) {
  const own = ownMark()
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-1 flex-col items-start justify-center px-5 py-24 sm:px-8">
      <svg aria-hidden="true" viewBox="8 8 28 28" className="size-14 text-violet">
        {own === undefined ? <Crystal /> : <image href={own} x="8" y="8" width="28" height="28" />}
      </svg>
      <h1 className="mt-8 max-w-3xl text-[min(3rem,1rem+6vw)] sm:text-6xl">{heading}</h1>
      <p className="mt-6 max-w-xl text-lg text-mid">{explanation}</p>
      <div className="mt-10 flex flex-wrap gap-4">{children}</div>
    </div>
  )
}
