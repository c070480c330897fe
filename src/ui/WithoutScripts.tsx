import { shopTexts } from '../i18n/shop.ts'
import { usePageTexts } from '../web/visit.tsx'
import { OfficeEmail } from './OfficeEmail.tsx'

/** What those read who can't fill a cart. */
export function WithoutScripts() {
  const texts = usePageTexts(shopTexts)
  return (
    <noscript>
      <p className="mt-8 text-lg">
        {texts.withoutScripts} <OfficeEmail />
      </p>
    </noscript>
  )
}
