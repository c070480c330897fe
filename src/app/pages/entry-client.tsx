import { frameTexts } from '../../web/texts.ts'
import { uiTexts } from '../../ui/texts.ts'
import '../../web/styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isLanguage, sourceLanguage } from '../../kernel/language.ts'
import { createApi } from '../../web/api.ts'
import { ownWords } from '../../i18n/own-words.ts'
import { readLiveInPage } from '../../web/live-in-page.ts'
import { readState } from './page-state.ts'
import { createAppRouter } from './router.tsx'
import { countVisits } from '../../visits/count-visits.ts'

declare global {
  interface Window {
    /** What was pressed last since the page could be seen: `public/early.js` remembers it. The document holds no scripts, so it is a file. */
    pressedEarly: Event[] | undefined
  }
}

const root = document.querySelector('#root')
const state = document.querySelector('#state')?.textContent.trim()

// The page that reports a failure comes without a state: there is nothing to bring to life.
// Not awaited: what it loads imports the file that this is built into, and each would wait for the other.
readLiveInPage()
if (root && state) void bringToLife(root, state)

async function bringToLife(container: Element, found: string): Promise<void> {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : sourceLanguage
  if (ownWords.now() !== ownWords.original) await import('../../i18n/overlay.ts')
  // Both stand around every page.
  const [texts] = await Promise.all([frameTexts.load(language), uiTexts.load(language)])
  const api = createApi(language, window.fetch.bind(window))
  const router = createAppRouter({ language, texts, api })
  readState(router.options.context.queryClient, found)
  // Tells the router that the markup is there already; without it hydration fails with React's error 418.
  router.ssr = { manifest: undefined }
  await router.load()
  const pressed = takePressedEarly()
  // What is there for who runs no scripts React knows nothing of.
  for (const part of container.querySelectorAll('[data-plain]')) part.remove()
  hydrateRoot(
    container,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  // React brings to life what is pressed, at once.
  for (const button of pressed) button.click()
  countVisits(router, api)
}

/** The buttons that were pressed before React could hear it. A press that is on its way arrives by itself. */
function takePressedEarly(): HTMLButtonElement[] {
  return (window.pressedEarly ?? [])
    .splice(0)
    .filter(({ eventPhase }) => eventPhase === Event.NONE)
    .flatMap(({ target }) => (target as Element).closest('button') ?? [])
}
