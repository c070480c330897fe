import { useEffect, useState } from 'react'

const often = 20_000

/** The time, for what changes by itself as it passes. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), often)
    return () => clearInterval(ticking)
  }, [])
  return now
}
