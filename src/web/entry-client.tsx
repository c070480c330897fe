import './styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadTexts } from '../i18n/texts.ts'
import { isLanguage, sourceLanguage } from '../kernel/language.ts'
import { createApi } from './api.ts'
import { readState } from './page-state.ts'
import { createAppRouter } from './router.tsx'

const root = document.querySelector('#root')
const state = document.querySelector('#state')?.textContent.trim()

// The page that reports a failure comes without a state: there is nothing to bring to life.
// Not awaited: what it loads imports the file that this is built into, and each would wait for the other.
if (root && state) void bringToLife(root, state)

async function bringToLife(container: Element, found: string): Promise<void> {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : sourceLanguage
  const texts = await loadTexts[language]()
  const router = createAppRouter({ language, texts, api: createApi(language, window.fetch.bind(window)) })
  readState(router.options.context.queryClient, found)
  // Tells the router that the markup is there already; without it hydration fails with React's error 418.
  router.ssr = { manifest: undefined }
  await router.load()
  hydrateRoot(
    container,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
