import { contactTexts } from './texts.ts'
import type { PlainPage } from '../schemas/plain-page.ts'
import { Button } from '../ui/Button.tsx'
import { PlainField, PlainForm } from '../ui/forms/PlainForm.tsx'
import { useTexts } from '../web/app-context.tsx'

/** That the form has been sent, or what wasn't right in it, where no scripts run. */
export function PlainContact({ page }: { page: PlainPage }) {
  const texts = useTexts(contactTexts).contact
  if (page.told === 'sent') {
    return <output className="mb-8 block font-display text-2xl">{texts.sent}</output>
  }
  if (!page.isAnswer) return null
  return (
    <PlainForm to="/contact" page={page}>
      <p className="mb-6 text-sm text-mid">{texts.allRequired}</p>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <PlainField page={page} name="name" label={texts.name} autoComplete="name" />
        <PlainField page={page} name="email" label={texts.email} type="email" autoComplete="email" />
      </div>
      <PlainField page={page} name="message" label={texts.message} lines={12} />
      <Button type="submit">{texts.send}</Button>
    </PlainForm>
  )
}
