import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { About, PageTexts } from '../i18n/page-texts.ts'
import type { Later } from './later.tsx'
import type { ScreenContext } from './prefetch.ts'
import { askedIn, type Variants } from './variants.ts'

/** What its address says: the names in its path, and what of its query the screen depends on (`loaderDeps`). */
type Said = Record<string, string>

/** What a page is about when that depends on its address; its words say it where this says nothing. */
export type Describe = (context: ScreenContext, said: Said) => About | undefined

interface Described<Name extends string> {
  /** Fetched when the page is visited, together with its words in the visitor's language. */
  module(): Promise<Record<Name, ComponentType> & { texts: PageTexts; below?: Later; describe?: Describe }>
  component: Name
  /** The file that `module` imports, which the document asks the browser to load at once. */
  source: string
  /** The name of its words: `i18n/…/{words}.ts`. */
  words: string
  fetches?(context: ScreenContext, said: Said): Promise<unknown>
  showsPrices?: boolean
  /** What stands in the bar beside the menu while the page is shown. */
  corner?: Later
  hasSecretAddress?: boolean
  /** Whether what matters on it is one visitor's: nobody searches for it. */
  isPersonal?: boolean
  variants?: Variants
  /** What `fetches` and `describe` find in what the address says, though it is one visitor's: the page is kept by nobody. */
  asks?: string
}

interface Place {
  context: ScreenContext
  params: Said
  deps: Said
  location: { searchStr: string }
}

/** What a screen needs to show a page that is loaded when somebody goes there. */
export function page<Name extends string>({ module, component, fetches, ...described }: Described<Name>) {
  const { corner, asks } = described
  return {
    // Another value is another page, whose loader runs again.
    ...(asks && {
      loaderDeps: ({ search }: { search: Record<string, unknown> }) => ({ [asks]: String(search[asks]) }),
    }),
    loader: async ({ context, params, deps, location }: Place): Promise<About> => {
      const asked = asks && { [asks]: askedIn(asks, location.searchStr) }
      const said = { ...params, ...deps, ...asked } as Said
      const fetching = fetches?.(context, said)
      const { texts, below, describe } = await module()
      const [{ about }] = await Promise.all([
        texts.load(context.language),
        below?.load(context.language),
        corner?.load(context.language),
      ])
      await fetching
      return describe?.(context, said) ?? about
    },
    component: lazyRouteComponent(module as () => Promise<Record<Name, ComponentType>>, component),
    staticData: described,
  }
}
