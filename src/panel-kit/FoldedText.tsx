import { useState } from 'react'

const maxCharacters = 480
const maxLines = 6

/** Text with its line breaks. A long one is folded and can be expanded. */
export function FoldedText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > maxCharacters || text.split('\n').length > maxLines
  return (
    <div className="max-w-[75ch] text-sm">
      <p className={`wrap-anywhere whitespace-pre-wrap ${isLong && !isOpen ? 'line-clamp-6' : ''}`}>{text}</p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="mt-1 min-h-6 rounded text-violet underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11"
        >
          {isOpen ? 'Zwiń' : 'Pokaż całość'}
        </button>
      )}
    </div>
  )
}
