import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAppContext } from '../../web/app-context.tsx'
import { returnToPlace } from '../../web/language-change.ts'
import { Footer } from './Footer.tsx'
import { logoVariant } from './logo-variant.ts'
import { ShopMessages } from '../ShopMessages.tsx'
import { TopBar } from './TopBar.tsx'
import { useAnnouncedNavigation } from './useAnnouncedNavigation.ts'

/** What stands around every page. */
export function Shell() {
  const { texts } = useAppContext()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const showsCart = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.showsCart })
  useAnnouncedNavigation()
  useEffect(() => void requestAnimationFrame(returnToPlace), [])
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded bg-white px-4 py-3 text-ink shadow focus:translate-y-0"
      >
        {texts.shell.skipToContent}
      </a>
      <TopBar variant={logoVariant(path)} showsCart={showsCart} />
      <main id="content" tabIndex={-1} aria-busy={isLoading} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <Footer />
      {showsCart && <ShopMessages />}
    </div>
  )
}
