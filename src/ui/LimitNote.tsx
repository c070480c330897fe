import { uiTexts } from './texts.ts'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../web/app-context.tsx'

/** That no more goes into one order, and where to ask for more. */
export function LimitNote({ sentence, className = '' }: { sentence?: string | undefined; className?: string }) {
  const { needMore } = useTexts(uiTexts).shop
  return (
    <span className={`block text-sm ${className}`}>
      {sentence && `${sentence} `}
      <Link to="/contact" className="inline-block py-1 text-violet underline underline-offset-4 hover:no-underline">
        {needMore}
      </Link>
    </span>
  )
}
