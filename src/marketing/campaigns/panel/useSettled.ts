import { useEffect, useState } from 'react'

const pause = 250

/** What one has chosen, a moment after one has stopped choosing. */
export function useSettled<Chosen>(chosen: Chosen): { settled: Chosen; isSettled: boolean } {
  const [settled, setSettled] = useState(chosen)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(chosen), pause)
    return () => clearTimeout(timer)
  }, [chosen])
  return { settled, isSettled: settled === chosen }
}
