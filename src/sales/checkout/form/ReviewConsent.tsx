import { useTexts } from '../../../web/app-context.tsx'
import { checkoutTexts } from '../texts.ts'

/** Whoever wants to be asked for a review says so; nobody is taken to have said it. */
export function ReviewConsent({ isGiven, onChange }: { isGiven: boolean; onChange(isGiven: boolean): void }) {
  const texts = useTexts(checkoutTexts).checkoutForm.reviewLetter
  return (
    <div className="mt-6">
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          checked={isGiven}
          aria-describedby="review-letter-hint"
          onChange={({ target }) => onChange(target.checked)}
          className="size-6 shrink-0 accent-violet"
        />
        <span>{texts.label}</span>
      </label>
      <p id="review-letter-hint" className="ml-9 text-sm text-mid">
        {texts.hint}
      </p>
    </div>
  )
}
