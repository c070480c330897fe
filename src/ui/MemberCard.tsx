import { uiTexts } from './texts.ts'
import { useState } from 'react'
import { useTexts } from '../web/app-context.tsx'
import { Portrait, type Focus, type Stand } from './Portrait.tsx'

interface Props {
  name: string
  /** What they do, or where they are. */
  detail?: string
  description: string
  /** In which language that is written, if it isn't the page's. */
  language?: string | undefined
  photo: string | null
  focus?: Focus | undefined
  stand: Stand
}

// What is shorter fits into the lines that are shown of longer ones, or nearly.
const longest = { letters: 240, lines: 4 }

/** Somebody who belongs to the association. What they wrote may be long, and in any script. */
export function MemberCard({ name, detail, description, language, photo, focus, stand }: Props) {
  const isLong = description.length > longest.letters || description.split('\n').length > longest.lines
  return (
    <article className="flex flex-col">
      <Portrait photo={photo} focus={focus} stand={stand} />
      <h3 dir="auto" className="mt-6 text-2xl lg:text-[1.75rem]">
        {name}
      </h3>
      {detail && (
        <p dir="auto" className="mt-2 text-sm font-medium whitespace-pre-line">
          {detail}
        </p>
      )}
      {isLong ? (
        <LongDescription name={name} description={description} language={language} />
      ) : (
        <p dir="auto" lang={language} className="mt-4 min-h-[6.4em] whitespace-pre-line text-mid">
          {description}
        </p>
      )}
    </article>
  )
}

/** Without JavaScript nothing could unfold it, so it is there as a whole. */
function LongDescription({ name, description, language }: Pick<Props, 'name' | 'description' | 'language'>) {
  const texts = useTexts(uiTexts).members
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p
        dir="auto"
        lang={language}
        className={`mt-4 whitespace-pre-line text-mid noscript:line-clamp-none ${isOpen ? '' : 'line-clamp-4'}`}
      >
        {description}
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="mt-2 min-h-11 self-start text-sm font-medium text-violet underline underline-offset-4 hover:text-violet-deep noscript:hidden"
      >
        {isOpen ? texts.readLess : texts.readMore}
        <span className="sr-only">: {name}</span>
      </button>
    </>
  )
}
