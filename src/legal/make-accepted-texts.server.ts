import { isLanguage } from '../kernel/language.ts'
import type { MadeFile } from '../mail/attachment.ts'
import type { Database } from '../server/database/database.ts'
import { cachedPdf } from '../server/files/cached-pdf.ts'
import { acceptedLegalTexts } from './legal-texts.server.ts'

/** Terms and withdrawal information as somebody accepted them, to be kept. */
export async function makeAcceptedTexts(_: Database, reference: string): Promise<MadeFile> {
  const [version = '', language = ''] = reference.split('/')
  if (!isLanguage(language)) throw new Error(`no such language: ${language}`)
  const texts = acceptedLegalTexts(version, language)
  const content = await cachedPdf('legalPdf', [texts, language, version])
  const [{ title } = { title: '' }] = texts
  return { name: `${asFileName(title)}-${version}.pdf`, type: 'application/pdf', content }
}

/** "Regulamin-sklepu-Salorge": letters that every mail program keeps. */
const asFileName = (title: string) =>
  title
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w]+/g, '-')
