import { useQuery } from '@tanstack/react-query'
import { PasswordForm } from '../../administrators/panel/PasswordForm.tsx'
import { sessionQuery } from '../../administrators/panel/session.query.ts'
import { StoredPartForm } from '../../settings/panel/StoredPartForm.tsx'
import { parts, type PartName } from '../../settings/parts.ts'
import type { SetupStep } from '../opening.ts'

const passwordLead = 'Hasło, które program wymyślił, stoi w dzienniku serwera. Wybierz własne.'

/** The parts of the settings that a step is about. */
const partsOf: Record<Exclude<SetupStep, 'administrator'>, readonly PartName[]> = {
  seller: ['seller'],
  languages: ['delivery', 'languages'],
  mail: ['mail'],
  payments: ['payments'],
}

interface ContentProps {
  step: SetupStep
  onSaved(): void
}

/** What a step is about, and its forms. */
export function StepContent({ step, onSaved }: ContentProps) {
  const { data } = useQuery(sessionQuery)
  if (step === 'administrator')
    return (
      <>
        <p className="mt-1 text-sm text-mid">{passwordLead}</p>
        {data && <PasswordForm username={data.admin.username} onChanged={onSaved} />}
      </>
    )
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

function Part({ part, onSaved }: { part: PartName; onSaved(): void }) {
  return (
    <>
      <p className="mt-1 mb-6 text-sm text-mid">{parts[part].lead}</p>
      <StoredPartForm part={part} onSaved={onSaved} />
    </>
  )
}
