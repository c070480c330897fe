import { isLanguage } from '../kernel/language.ts'
import type { MadeFile } from '../mail/attachment.ts'
import type { Database } from '../server/database.ts'
import { legalPdf } from './legal-pdf.server.ts'
import { acceptedLegalTexts } from './legal-texts.server.ts'

const made = new Map<string, Promise<Buffer>>()

/** Terms and withdrawal information as somebody accepted them, to be kept: by version and language, of which there are few. */
export async function makeAcceptedTexts(_: Database, reference: string): Promise<MadeFile> {
  const [version = '', language = ''] = reference.split('/')
  if (!isLanguage(language)) throw new Error(`no such language: ${language}`)
  const texts = acceptedLegalTexts(version, language)
  const pdf = made.get(reference) ?? legalPdf(texts, language, version)
  made.set(reference, pdf)
  // What failed is tried anew with the next letter.
  pdf.catch(() => made.delete(reference))
  const [{ title } = { title: '' }] = texts
  return { name: `${asFileName(title)}-${version}.pdf`, type: 'application/pdf', content: await pdf }
}

/** "Regulamin-sklepu-Salorge": letters that every mail program keeps. */
const asFileName = (title: string) =>
  title
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w]+/g, '-')
