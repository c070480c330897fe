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
  /** Only the server has them: browsers that run scripts needn't load them. */
  plain?: PlainParts
}

/** What stands in the pages where no scripts run. */
export interface PlainParts {
  /** Whether the page answers a form, and has it anew in the place of the one that scripts bring to life. */
  isAnswer: boolean
  /** The button of a form that scripts bring to life. */
  submit(button: { to: string; label: string; form: string }): ReactNode
  /** In the drawer's place. */
  menu(): ReactNode
  languages(): ReactNode
  contact(): ReactNode
  join(): ReactNode
  withdraw(): ReactNode
  findOrder(): ReactNode
  payOrder(order: { isPayable: boolean; isTransferOffered: boolean; paysByTransfer: boolean }): ReactNode
  addToCart(product: { id: number; name: string; weight: string | null; inStock: boolean }): ReactNode
  cart(): ReactNode
  checkout(): ReactNode
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
