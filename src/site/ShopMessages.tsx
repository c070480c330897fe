import { useEffect, useState } from 'react'
import { fetchAgain } from '../web/fetch-again.ts'
import { useToast } from '../ui/toasts.ts'

const load = async () => (await fetchAgain(() => import('../ui/Toasts.tsx'))).Toasts

/** The place of passing messages. Its code is fetched when somebody first touches the page, so that the first message needn't wait for them. */
export function ShopMessages() {
  const toast = useToast()
  const [Toasts, setToasts] = useState<Awaited<ReturnType<typeof load>>>()
  useEffect(() => {
    if (Toasts) return
    const fetch = () => {
      load().then(
        (loaded) => setToasts(() => loaded),
        () => {},
      )
    }
    // What could not be fetched before is asked for again.
    if (toast) fetch()
    const touched = new AbortController()
    for (const touch of ['pointerdown', 'keydown'])
      document.addEventListener(touch, fetch, { once: true, signal: touched.signal })
    return () => touched.abort()
  }, [Toasts, toast])
  return Toasts && <Toasts toast={toast} />
}
