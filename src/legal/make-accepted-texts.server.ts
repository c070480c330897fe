import { isLanguage } from '../kernel/language.ts'
import type { MadeFile } from '../mail/attachment.ts'
import type { Database } from '../server/database/database.ts'
import { cachedPdf } from '../server/files/cached-pdf.ts'
import { acceptedLegalTexts } from './legal-texts.server.ts'

/** Terms and withdrawal information as somebody accepted them, and the privacy policy of then, to be kept: from the same versions the same file. */
export async function makeAcceptedTexts(database: Database, reference: string): Promise<MadeFile> {
  const [version = '', language = '', privacyVersion] = reference.split('/')
  if (!isLanguage(language)) throw new Error(`no such language: ${language}`)
  const kept = await acceptedLegalTexts(database, version, language, privacyVersion)
  const texts = kept.map(({ title, markdown, seller }) => ({ title, markdown, seller }))
  const content = await cachedPdf('legalPdf', [texts, language, version])
  const [{ title } = { title: '' }] = texts
  return { name: fileNameOf(title, version), type: 'application/pdf', content }
}

/** "Regulamin-sklepu-Salorge-2026-11-23.pdf": letters that every mail program keeps. */
export const fileNameOf = (title: string, version: string) => {
  const letters = title.normalize('NFD').replaceAll('ł', 'l').replaceAll('Ł', 'L').replaceAll(/\p{M}/gu, '')
  return `${letters.replaceAll(/[^\w]+/g, '-')}-${version}.pdf`
}
