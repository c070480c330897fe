import { serverTexts } from '../i18n/overlay.ts'
import * as pl from './texts/pl.server.ts'
import * as en from './texts/en.server.ts'
import * as de from './texts/de.server.ts'
import * as fr from './texts/fr.server.ts'

export const marketingServerTexts = serverTexts<typeof pl>('marketing.server', { pl, en, de, fr })
