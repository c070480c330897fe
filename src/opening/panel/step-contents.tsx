import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { PasswordForm } from '../../administrators/panel/PasswordForm.tsx'
import { sessionQuery } from '../../administrators/panel/session.query.ts'
import type { SetupStep } from '../opening.ts'

interface StepContent {
  lead: string
  Content: ComponentType<{ onSaved(): void }>
}

/** What each step is about, and the form that it shows. */
export const stepContents: Record<SetupStep, StepContent> = {
  administrator: {
    lead: 'Hasło, które program wymyślił, stoi w dzienniku serwera. Wybierz własne.',
    Content: OwnPassword,
  },
  seller: { lead: 'Kto sprzedaje: tak podają to strona, faktury, listy i dokumenty.', Content: Placeholder },
  languages: { lead: 'Dokąd wysyłasz i w jakich językach sklep mówi.', Content: Placeholder },
  mail: { lead: 'Przez jaki serwer wychodzą listy. Wyślij sobie jeden na próbę.', Content: Placeholder },
  payments: { lead: 'Klucze Stripe, przez które klienci płacą.', Content: Placeholder },
}

function OwnPassword({ onSaved }: { onSaved(): void }) {
  const { data } = useQuery(sessionQuery)
  return data ? <PasswordForm username={data.admin.username} onChanged={onSaved} /> : null
}

function Placeholder() {
  return <p className="text-sm">–</p>
}
