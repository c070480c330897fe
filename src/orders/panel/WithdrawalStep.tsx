import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

/** One thing to do about a withdrawal, and whether it is done. */
export function Step({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const Mark = isDone ? CircleCheck : Circle
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 tabular-nums">
      <Mark
        aria-hidden="true"
        strokeWidth={1.75}
        className={`mt-0.5 size-4 ${isDone ? 'text-[#23504c]' : 'text-mid'}`}
      />
      <div>
        <span className="sr-only">{isDone ? 'Zrobione: ' : 'Do zrobienia: '}</span>
        {children}
      </div>
    </li>
  )
}
