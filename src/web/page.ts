import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadRoomTexts, type About } from '../i18n/room-texts.ts'
import type { Language } from '../kernel/language.ts'
import type { ScreenContext } from './prefetch.ts'
import type { Variants } from './variants.ts'

/** What its address says: the names in its path, the path itself, and the query that the screen depends on. */
type Said = Record<string, string> & Record<'path' | 'search', string>

/** What a page is about when that depends on its address; its words say it where this says nothing. */
export type Describe = (context: ScreenContext, said: Said) => About | undefined | Promise<About | undefined>

/** What a page asks for before it is shown. */
export type Fetches = (context: ScreenContext, said: Said) => Promise<unknown>

/** A page as the list of all screens names it. */
export interface Described {
  /** Fetched when the page is visited, together with its words in the visitor's language. */
  page(): Promise<{
    default: ComponentType
    pageTexts: { load(language: Language): Promise<{ about: About }> }
    describe?: Describe
    fetches?: Fetches
  }>
  /** The file that `page` imports: the build adds it for the server. */
  source?: string
  showsPrices?: boolean
  /** Whether account and cart stand in the bar beside the menu. */
  showsCart?: boolean
  hasSecretAddress?: boolean
  /** Whether what matters on it is one visitor's: nobody searches for it. */
  isPersonal?: boolean
  variants?: Variants
  /** The part of the query by which it is asked about something of one visitor's: the page is kept by nobody. */
  asks?: string
}

interface Place {
  context: ScreenContext
  params: Record<string, string>
  location: { pathname: string; searchStr: string }
}

/** What a screen needs to show a page that is loaded when somebody goes there. */
export function page({ page: load, ...described }: Described) {
  return {
    loader: async ({ context, params, location }: Place): Promise<About> => {
      const said = { ...params, path: location.pathname, search: location.searchStr }
      const { pageTexts, describe, fetches } = await load()
      const [{ about }] = await Promise.all([
        pageTexts.load(context.language),
        loadRoomTexts(context.language),
        fetches?.(context, said),
      ])
      return (await describe?.(context, said)) ?? about
    },
    component: lazyRouteComponent(load),
    staticData: described,
  }
}
