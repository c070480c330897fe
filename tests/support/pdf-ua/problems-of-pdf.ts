import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  decodePDFRawStream,
} from '@cantoo/pdf-lib'
import { codesIn, operationsIn } from './content.ts'
import { problemsOfFont } from './fonts.ts'
import { contentKey, nameIn, problemsOfStructure, structureOf, textIn, type Element } from './structure.ts'

const of = (key: string) => PDFName.of(key)

/**
 * What keeps a file from being PDF/UA-1, by the numbers of the Matterhorn Protocol 1.1 (a checkpoint, and a failure condition where it has one for that): those that a program can judge
 * and that what we draw can fail. It reads the file with another library than the one that wrote it.
 */
export async function problemsOfPdf(pdf: Uint8Array | PDFDocument): Promise<string[]> {
  const document = pdf instanceof PDFDocument ? pdf : await PDFDocument.load(pdf, { updateMetadata: false })
  const elements = structureOf(document)
  const held = new Map(elements.flatMap((element) => element.contents.map((key) => [key, element] as const)))
  const fonts = new Map<PDFDict, Set<number>>()
  const pages = document
    .getPages()
    .flatMap((page) => problemsOfPage(document, page.node, page.ref, { elements, held, fonts }))
  return [
    ...new Set([
      ...problemsOfCatalog(document),
      ...problemsOfStructure(elements),
      ...pages,
      ...[...fonts].flatMap(([font, codes]) => problemsOfFont(font, codes)),
    ]),
  ]
}

function problemsOfCatalog({ catalog }: PDFDocument): string[] {
  const problems: string[] = []
  const mark = catalog.lookupMaybe(of('MarkInfo'), PDFDict)
  if (mark?.lookup(of('Marked')) !== PDFBool.True) problems.push('01 the file isn’t marked as tagged')
  if (mark?.lookup(of('Suspects')) === PDFBool.True) problems.push('01-007 the file suspects its own tags')
  if (!catalog.has(of('StructTreeRoot'))) problems.push('01 there is no structure')
  const viewer = catalog.lookupMaybe(of('ViewerPreferences'), PDFDict)
  if (viewer?.lookup(of('DisplayDocTitle')) !== PDFBool.True) problems.push('07-002 its title isn’t shown')
  if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(textIn(catalog, 'Lang') ?? '')) problems.push('11-001 it has no language')
  const metadata = catalog.lookup(of('Metadata'))
  if (!(metadata instanceof PDFRawStream)) return [...problems, '06-001 it has no metadata']
  const xml = Buffer.from(decodePDFRawStream(metadata).decode()).toString()
  if (!/<pdfuaid:part>1<\/pdfuaid:part>/.test(xml)) problems.push('06-002 its metadata don’t name PDF/UA-1')
  if (!/<dc:title>\s*<rdf:Alt>\s*<rdf:li [^>]*>[^<]*\S[^<]*<\/rdf:li>/.test(xml))
    problems.push('06-003 it has no title')
  if (/&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(xml)) problems.push('06 its metadata are no XML')
  return problems
}

interface Known {
  elements: Element[]
  held: Map<string, Element>
  fonts: Map<PDFDict, Set<number>>
}

const paints = new Set(['Tj', 'TJ', "'", '"', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'sh', 'Do', 'EI'])

function contentOf(page: PDFDict): string {
  const contents = page.lookup(of('Contents'))
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((_, place) => contents.lookup(place)) : [contents]
  return streams
    .map((stream) =>
      stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '',
    )
    .join('\n')
}

function problemsOfPage(document: PDFDocument, page: PDFDict, ref: PDFRef, known: Known): string[] {
  const problems: string[] = []
  const marks: { isArtifact: boolean; mcid: number | undefined }[] = []
  const used = page.lookupMaybe(of('Resources'), PDFDict)?.lookupMaybe(of('Font'), PDFDict)
  let codes = new Set<number>()
  for (const { operator, operands } of operationsIn(contentOf(page))) {
    if (operator === 'BDC' || operator === 'BMC') {
      const mcid = /\/MCID (\d+)/.exec(operands[1] ?? '')?.[1]
      const mark = { isArtifact: operands[0] === '/Artifact', mcid: mcid === undefined ? undefined : Number(mcid) }
      if (marks.some(({ isArtifact }) => isArtifact) && mcid !== undefined)
        problems.push('01-004 tagged content lies in an artifact')
      if (mark.isArtifact && marks.some((one) => one.mcid !== undefined))
        problems.push('01-003 an artifact lies in tagged content')
      marks.push(mark)
    } else if (operator === 'EMC') marks.pop()
    else if (operator === 'Tf') {
      const font = used?.lookup(of((operands[0] ?? '').slice(1)), PDFDict)
      codes = (font && known.fonts.get(font)) ?? new Set()
      if (font) known.fonts.set(font, codes)
    } else if (paints.has(operator)) {
      const isTold = marks.some(
        ({ isArtifact, mcid }) => isArtifact || (mcid !== undefined && known.held.has(contentKey(ref, mcid))),
      )
      if (!isTold) problems.push('01-005 something is neither told nor an artifact')
      for (const code of operands.flatMap(codesIn)) codes.add(code)
    }
  }
  return [
    ...problems,
    ...problemsOfParents(document, page, ref, known),
    ...problemsOfAnnotations(document, page, known),
  ]
}

/** From content to its element, which readers go when somebody points at it. */
function problemsOfParents(document: PDFDocument, page: PDFDict, ref: PDFRef, { held }: Known): string[] {
  const own = [...held].filter(([key]) => key.startsWith(`${ref.tag} `))
  if (own.length === 0) return []
  const parents = parentsOf(document, page.lookupMaybe(of('StructParents'), PDFNumber)?.asNumber())
  const lost = own.filter(
    ([key, element]) => !(parents instanceof PDFArray) || parents.get(Number(key.split(' ').at(-1))) !== element.ref,
  )
  return lost.length > 0 ? ['09 content doesn’t lead back to its element'] : []
}

function parentsOf(document: PDFDocument, key: number | undefined) {
  const tree = document.catalog.lookupMaybe(of('StructTreeRoot'), PDFDict)?.lookupMaybe(of('ParentTree'), PDFDict)
  const numbers = tree?.lookupMaybe(of('Nums'), PDFArray)
  const place =
    numbers?.asArray().findIndex((one, at) => at % 2 === 0 && one instanceof PDFNumber && one.asNumber() === key) ?? -1
  return place === -1 ? undefined : numbers?.lookup(place + 1)
}

function problemsOfAnnotations(document: PDFDocument, page: PDFDict, { elements }: Known): string[] {
  const annotations = page.lookupMaybe(of('Annots'), PDFArray)
  if (!annotations || annotations.size() === 0) return []
  const problems = nameIn(page, 'Tabs') === 'S' ? [] : ['28-008 keys don’t go from link to link in their order']
  for (const ref of annotations.asArray()) {
    const annotation = document.context.lookup(ref, PDFDict)
    const element = elements.find(({ objects }) => objects.some((object) => object === ref))
    if (nameIn(annotation, 'Subtype') === 'Link' && element?.role !== 'Link')
      problems.push('28-011 a link is told as none')
    if (!textIn(annotation, 'Contents')?.trim()) problems.push('28-012 a link doesn’t say where it leads')
    const parent = parentsOf(document, annotation.lookupMaybe(of('StructParent'), PDFNumber)?.asNumber())
    if (element && parent !== element.dictionary) problems.push('28 an annotation doesn’t lead back to its element')
  }
  return problems
}
