// oxlint-disable jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
import type { KeyboardEvent } from 'react'
import type { Page } from './page-turning.ts'

/** What a carousel says, in the visitor's language. Slides are counted from 1. */
export interface CarouselWords {
  carousel: string
  slide: string
  slideOf(slide: number, count: number): string
  slidesOf(first: number, last: number, count: number): string
  previous: string
  next: string
  pages: string
  turnTo(first: number, last: number): string
}

interface Props {
  words: CarouselWords
  pages: Page[]
  current: number
  turnTo(page: number): void
  onKeyDown(event: KeyboardEvent): void
}

/** A ruled line under the slides: a stroke for each page, the heavy one where the visitor is. */
export function CarouselPages({ words, pages, current, turnTo, onKeyDown }: Props) {
  if (pages.length < 2) return null
  return (
    <div role="group" aria-label={words.pages} className="flex flex-wrap">
      {pages.map(({ first, last }, page) => (
        <button
          key={first}
          type="button"
          aria-label={words.turnTo(first + 1, last + 1)}
          aria-current={page === current ? 'true' : undefined}
          onClick={() => turnTo(page)}
          onKeyDown={onKeyDown}
          className="group flex h-11 min-w-[24px] flex-1 items-center hover:text-ink"
        >
          <span className="block w-full border-t border-mid group-hover:border-ink group-aria-[current]:border-t-[3px] group-aria-[current]:border-violet" />
        </button>
      ))}
    </div>
  )
}
