import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { currentPage, titleOf } from '../../web/current-page.ts'
import { focusHeading } from '../../web/focus-heading.ts'
import { useAppContext } from '../../web/app-context.tsx'

/**
 * After going to another page its title stands in the tab and its heading has the focus, so that it is read out where
 * a full page load would have been. Nothing happens on the first load, nor when only the address's query changes.
 */
export function useAnnouncedNavigation(): void {
  const router = useRouter()
  const { texts } = useAppContext()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        document.title = titleOf(currentPage(router, texts).about)
        focusHeading()
      }),
    [router, texts],
  )
}
