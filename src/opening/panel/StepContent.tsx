import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PasswordForm } from '../../administrators/panel/PasswordForm.tsx'
import { sessionQuery } from '../../administrators/panel/session.query.ts'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import { StoredPartForm } from '../../settings/panel/StoredPartForm.tsx'
import { parts, type PartName } from '../../settings/parts.ts'
import type { SetupStep } from '../opening.ts'

/** The parts of the settings that a step is about. */
const partsOf: Record<Exclude<SetupStep, 'administrator'>, readonly PartName[]> = {
  seller: ['seller'],
  languages: ['delivery', 'languages'],
  mail: ['mail'],
  payments: ['payments'],
}

interface ContentProps {
  step: SetupStep
  isDone: boolean
  onSaved(): void
}

/** What a step is about, and its forms. */
export function StepContent({ step, isDone, onSaved }: ContentProps) {
  if (step === 'administrator') return <OwnPassword isDone={isDone} onSaved={onSaved} />
  const [only, ...others] = partsOf[step]
  if (only && others.length === 0) return <Part part={only} onSaved={onSaved} />
  return partsOf[step].map((part) => (
    <section key={part} aria-labelledby={`setup-${part}`} className="mt-6">
      <h4 id={`setup-${part}`} className="font-medium">
        {parts[part].title}
      </h4>
      <Part part={part} onSaved={onSaved} />
    </section>
  ))
}

function OwnPassword({ isDone, onSaved }: Omit<ContentProps, 'step'>) {
  const { data } = useQuery(sessionQuery)
  const [wasDone] = useState(isDone)
  if (wasDone)
    return (
      <p className="mt-1 text-sm text-mid">
        Hasło jest wybrane. Zmienisz je w widoku{' '}
        <PanelLink asked={{ tab: 'account' }} className="text-violet underline underline-offset-4">
          Konto
        </PanelLink>
        .
      </p>
    )
  return (
    <>
      <p className="mt-1 text-sm text-mid">
        Hasło z pierwszego uruchomienia jest w dzienniku albo w ustawieniach serwera. Wybierz własne.
      </p>
      {data && <PasswordForm username={data.admin.username} onChanged={onSaved} />}
    </>
  )
}

function Part({ part, onSaved }: { part: PartName; onSaved(): void }) {
  return (
    <>
      <p className="mt-1 mb-6 text-sm text-mid">{parts[part].lead}</p>
      <StoredPartForm part={part} onSaved={onSaved} />
    </>
  )
}
