import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

/** Things to do, in their turn. */
export const TaskList = ({ children }: { children: ReactNode }) => (
  <ol className="mt-3 max-w-3xl space-y-2">{children}</ol>
)

interface TaskProps {
  isDone: boolean
  text: string
  /** That its day is over. */
  overdue?: string | null
  hint?: string | null
  /** What one does it with. */
  children?: ReactNode
}

/** One of them, and whether it is done. */
export function Task({ isDone, text, overdue, hint, children }: TaskProps) {
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
        {text} {overdue && <span className="font-medium text-clay">{overdue}</span>}
        {hint && <span className="block text-mid">{hint}</span>}
        {children}
      </div>
    </li>
  )
}
