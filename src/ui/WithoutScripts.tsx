import { uiTexts } from './texts.ts'
import { useTexts } from '../web/app-context.tsx'
import { OfficeEmail } from './OfficeEmail.tsx'

/** What those read who can't fill a cart. */
export function WithoutScripts() {
  const texts = useTexts(uiTexts).shop
  return (
    <noscript>
      <p className="mt-8 text-lg">
        {texts.withoutScripts} <OfficeEmail />
      </p>
    </noscript>
  )
}
