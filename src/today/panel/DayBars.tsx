const height = 56

/** A figure by day as bars; what is below zero in another colour. Read out is what is said beside it. */
export function DayBars({ days }: { days: { date: string; figure: number }[] }) {
  const most = Math.max(1, ...days.map(({ figure }) => Math.abs(figure)))
  const width = 100 / days.length
  return (
    <>
      <svg aria-hidden="true" width="100%" height={height} className="mt-4 block">
        {days.map(({ date, figure }, place) => {
          const bar = figure === 0 ? 1 : Math.max(2, (Math.abs(figure) / most) * height)
          const fill = figure < 0 ? 'fill-clay' : figure === 0 ? 'fill-ink/20' : 'fill-violet/75'
          return (
            <rect
              key={date}
              x={`${(place * width).toFixed(2)}%`}
              y={height - bar}
              width={`${(width * 0.7).toFixed(2)}%`}
              height={bar}
              rx="1"
              className={`${fill} forced-colors:fill-[Highlight]`}
            />
          )
        })}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-xs text-mid">
        <span>30 dni temu</span>
        <span>dziś</span>
      </p>
    </>
  )
}
