/** Five-pointed, in a square of twenty. */
const star = (place: number) => `M${place * 22 + 10} 1.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z`
const all = [0, 1, 2, 3, 4].map(star).join('')
const width = 108

/** Five stars, so far filled as they were given. `label` says it to those who don't see them. */
export function Stars({ given, label, className = 'h-4' }: { given: number; label: string; className?: string }) {
  const filled = Math.floor(given) * 22 + (given % 1) * 20
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} 20`} className={`w-auto shrink-0 ${className}`}>
      <path d={all} className="fill-ink/15" />
      {filled > 0 && (
        <svg width={filled} height="20" viewBox={`0 0 ${filled} 20`}>
          <path d={all} className="fill-violet forced-colors:fill-[Highlight]" />
        </svg>
      )}
    </svg>
  )
}
