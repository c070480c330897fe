/** A small drawing of strokes. Icons of a package would bring its ground along with the first load of every page. */
export function Icon({ path, className = 'size-6' }: { path: string; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}

export const cross = 'M6 6l12 12M18 6L6 18'
