import { useEffect, useState } from 'react'
import { CartButton } from '../cart/CartButton.tsx'
import { AccountLink } from '../customers/AccountLink.tsx'
import { shopTexts } from '../i18n/shop.ts'
import { fetchAgain } from '../web/fetch-again.ts'
import { useToast } from '../web/ui/toasts.ts'
import { usePageTexts } from '../web/visit.tsx'

// Fetched when all else is there: the first message shall not have to wait for it.
const loadToasts = async () => (await fetchAgain(() => import('../web/ui/Toasts.tsx'))).Toasts

/** What stands in the bar of every shop page beside the menu, and the place of messages. */
export function ShopCorner() {
  const texts = usePageTexts(shopTexts)
  const toast = useToast()
  const [Toasts, setToasts] = useState<Awaited<ReturnType<typeof loadToasts>>>()
  useEffect(() => {
    loadToasts().then(
      (loaded) => setToasts(() => loaded),
      () => {},
    )
  }, [])
  useEffect(() => {
    // It could not be fetched before.
    if (toast && !Toasts)
      loadToasts().then(
        (loaded) => setToasts(() => loaded),
        () => {},
      )
  }, [Toasts, toast])
  return (
    <div className="flex">
      <AccountLink />
      <CartButton />
      {Toasts && <Toasts toast={toast} texts={texts.toasts} />}
    </div>
  )
}
