import type { Texts } from './texts.ts'
import { createContext, use, type ReactNode } from 'react'
import type { RoomTexts } from '../i18n/room-texts.ts'
import type { Language } from '../kernel/language.ts'
import type { ApiClient } from './api.ts'

/** What stays the same during a visit; another language starts a new one. */
export interface AppContextValue {
  language: Language
  texts: Texts
  api: ApiClient
  /** What stands in the footer where no scripts run. Only the server has it: browsers that run them needn't load it. */
  withoutScripts?: ReactNode
}

export const AppContext = createContext<AppContextValue | undefined>(undefined)

export function useAppContext(): AppContextValue {
  const context = use(AppContext)
  if (!context) throw new Error('useAppContext outside of AppContext')
  return context
}

/** The words of a room. A page's loader has loaded them; what is shown before they are here waits for them. */
export function useTexts<Words>(texts: RoomTexts<Words>): Words {
  const { language } = useAppContext()
  return texts.loaded(language) ?? use(texts.awaited(language))
}
