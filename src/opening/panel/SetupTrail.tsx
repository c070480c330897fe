import { Circle, CircleCheck, CircleDashed } from 'lucide-react'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import type { Opening, StepOutcome } from '../opening.ts'
import { stepNames } from './opening-words.ts'

const marks = {
  done: { Mark: CircleCheck, said: 'zrobione' },
  skipped: { Mark: CircleDashed, said: 'pominięte' },
  open: { Mark: Circle, said: 'do zrobienia' },
}

/** The steps with what became of each; any of them can be gone to. */
export function SetupTrail({ steps, place }: { steps: Opening['steps']; place: string }) {
  return (
    <nav aria-label="Kroki konfiguracji">
      <ol className="flex flex-wrap gap-x-5 gap-y-1 lg:flex-col">
        {steps.map(({ step, outcome }) => (
          <Mark key={step} step={step} label={stepNames[step]} outcome={outcome} isShown={place === step} />
        ))}
        <Mark step="overview" label="Co zostało" isShown={place === 'overview'} />
      </ol>
    </nav>
  )
}

interface MarkProps {
  step: string
  label: string
  outcome?: StepOutcome | null
  isShown: boolean
}

function Mark({ step, label, outcome, isShown }: MarkProps) {
  const { Mark: Icon, said } = marks[outcome ?? 'open']
  return (
    <li>
      <PanelLink
        asked={{ tab: 'setup', step }}
        aria-current={isShown ? 'step' : undefined}
        className="inline-flex min-h-9 items-center gap-2 text-sm text-mid hover:text-ink aria-[current]:font-medium aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-4 pointer-coarse:min-h-11"
      >
        {outcome !== undefined && (
          <Icon
            aria-hidden="true"
            strokeWidth={1.75}
            className={`size-4 shrink-0 ${outcome === 'done' ? 'text-[#23504c]' : ''}`}
          />
        )}
        {label}
        {outcome !== undefined && <span className="sr-only">({said})</span>}
      </PanelLink>
    </li>
  )
}
