import { frameTexts } from '../../web/texts.ts'
import { uiTexts } from '../../ui/texts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { createRequestHandler, getSsrStatus } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import type { Language } from '../../kernel/language.ts'
import { screens } from '../screens.tsx'
import type { RenderedPage, RenderPage } from '../http/frontend.ts'
import { BrokenPage } from '../../site/BrokenPage.tsx'
import { createApi } from '../../web/api.ts'
import { currentPage, titleOf } from '../../web/current-page.ts'
import { descriptionOf } from './description.ts'
import { fontsOf } from '../../web/fonts.ts'
import { leadingPictureOf } from './leading-picture.ts'
import { failedStatus, writeState } from './page-state.ts'
import type { ScreenContext } from '../../web/prefetch.ts'
import { legalDocuments } from '../../legal/legal.ts'
import { versionsOf } from '../../legal/legal-versions.ts'
import { plainParts } from './plain-parts.tsx'
import { createAppRouter } from './router.tsx'
import { sharingOf } from './sharing.ts'
import { structuredDataOf } from './structured-data.ts'
import { variantIn } from '../../web/variants.ts'
import { AppContext } from '../../web/app-context.tsx'

/** The words around every page, that of a page that isn't there and that of a failure, too. */
async function loadFrame(language: Language) {
  const [texts] = await Promise.all([frameTexts.load(language), uiTexts.load(language)])
  return texts
}

/** Renders a page on the server: its queries call the same endpoints as in the browser, within the process. */
export const renderPage: RenderPage = async ({ path, variant, language, plain, fetch }) => {
  const texts = await loadFrame(language)
  const visit = { language, texts, api: createApi(language, fetch), plain: plainParts(plain) }
  let page: RenderedPage | undefined
  let asked: QueryClient | undefined
  const handle = createRequestHandler({
    request: new Request(`http://within${path}${variant}`),
    createRouter: () => {
      const router = createAppRouter(visit)
      asked = router.options.context.queryClient
      return router
    },
  })
  const answer = await handle(async ({ router }) => {
    const { queryClient } = router.options.context
    const shown = currentPage(router, texts)
    page = {
      status: failedStatus(queryClient) ?? getSsrStatus(router),
      title: titleOf(shown.about),
      description: await descriptionOf(router, language),
      markup: renderToString(<RouterProvider router={router} />),
      // What answers a form isn't brought to life: only who runs no scripts sends one.
      state: plain?.isAnswer ? '' : writeState(queryClient),
      hasSecretAddress: shown.hasSecretAddress || shown.asks !== undefined,
      isPersonal: shown.isPersonal,
      structuredData: await structuredDataOf(router, language),
      sharing: await sharingOf(router, language),
      leadingPicture: leadingPictureOf(router),
      source: shown.source,
      fonts: fontsOf(language, shown.showsPrices),
    }
    return new Response()
  }).finally(() => {
    // Otherwise everything that it was told stays for the half hour for which a browser would keep it.
    asked?.clear()
  })
  if (page) return page
  const movedTo = answer.headers.get('Location')
  if (movedTo === null) throw new Error('no page was rendered')
  return { movedTo: new URL(movedTo, 'http://within').pathname }
}

/** The page that is left when rendering itself fails: it needs no router, no data and no script. */
export async function renderBroken(language: Language, sentence?: string): Promise<RenderedPage> {
  const texts = await loadFrame(language)
  const visit = { language, texts, api: createApi(language, fetch) }
  return {
    status: 500,
    title: titleOf(texts.pages.broken),
    markup: renderToString(
      <AppContext value={visit}>
        <BrokenPage explanation={sentence} />
      </AppContext>,
    ),
    state: '',
    fonts: fontsOf(language),
  }
}

// It only matches addresses and loads nothing, so it needs nothing around it.
const signposts = createRouter({ routeTree: screens, context: {} as ScreenContext })

/** The pattern of the screen at this address; what no other screen is at has a pattern too. */
export function screenAt(path: string): string | undefined {
  const [, , screen] = signposts.getMatchedRoutes(path)
  return screen?.fullPath
}

/** What of the query the page at this address depends on. */
export function variantOf(path: string, search: string): string {
  const [, , screen] = signposts.getMatchedRoutes(path)
  const document = legalDocuments.find((name) => screen?.fullPath === `/${name}`)
  // Named here, not in the list of all screens: every page would bring the versions along for the few that have any.
  const described = document ? { variants: { version: versionsOf(document) } } : screen?.options.staticData
  return variantIn(described ?? {}, search)
}
