import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
  type PDFDocument,
} from '@cantoo/pdf-lib'

/** An element of the document's structure, and what it holds. */
export interface Element {
  role: string
  dictionary: PDFDict
  ref: PDFRef | undefined
  parent: Element | undefined
  elements: Element[]
  /** Marked content, by "page mcid". */
  contents: string[]
  /** Annotations. */
  objects: PDFRef[]
}

export const textIn = (dictionary: PDFDict, key: string): string | undefined => {
  const value = dictionary.lookup(PDFName.of(key))
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined
}

export const nameIn = (dictionary: PDFDict | undefined, key: string): string | undefined => {
  const value = dictionary?.lookup(PDFName.of(key))
  return value instanceof PDFName ? value.decodeText() : undefined
}

export const contentKey = (page: PDFRef, mcid: number) => `${page.tag} ${mcid}`

const kidsOf = (dictionary: PDFDict) => {
  const kids = dictionary.lookup(PDFName.of('K'))
  return kids instanceof PDFArray ? kids.asArray() : kids === undefined ? [] : [dictionary.get(PDFName.of('K')) ?? kids]
}

/** All elements, each before those in it. */
export function structureOf(document: PDFDocument): Element[] {
  const root = document.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)
  const all: Element[] = []
  const visit = (dictionary: PDFDict, ref: PDFRef | undefined, parent: Element | undefined) => {
    const element: Element = {
      role: nameIn(dictionary, 'S') ?? '',
      dictionary,
      ref,
      parent,
      elements: [],
      contents: [],
      objects: [],
    }
    all.push(element)
    parent?.elements.push(element)
    const page = dictionary.get(PDFName.of('Pg'))
    for (const kid of kidsOf(dictionary)) {
      const value = kid instanceof PDFRef ? document.context.lookup(kid) : kid
      if (value instanceof PDFNumber) {
        if (page instanceof PDFRef) element.contents.push(contentKey(page, value.asNumber()))
      } else if (value instanceof PDFDict) {
        const type = nameIn(value, 'Type')
        const [own, object] = [value.get(PDFName.of('Pg')) ?? page, value.get(PDFName.of('Obj'))]
        if (type === 'MCR' && own instanceof PDFRef) {
          element.contents.push(contentKey(own, value.lookup(PDFName.of('MCID'), PDFNumber).asNumber()))
        } else if (type === 'OBJR' && object instanceof PDFRef) element.objects.push(object)
        else visit(value, kid instanceof PDFRef ? kid : undefined, element)
      }
    }
  }
  if (root) {
    for (const kid of kidsOf(root)) {
      const value = kid instanceof PDFRef ? document.context.lookup(kid) : kid
      if (value instanceof PDFDict) visit(value, kid instanceof PDFRef ? kid : undefined, undefined)
    }
  }
  return all
}

const standard =
  /^(Document|Part|Art|Sect|Div|BlockQuote|Caption|TOCI?|Index|NonStruct|Private|P|H[1-6]?|L|LI|Lbl|LBody|Table|TR|TH|TD|THead|TBody|TFoot|Span|Quote|Note|Reference|BibEntry|Code|Link|Annot|Ruby|RB|RT|RP|Warichu|WT|WP|Figure|Formula|Form)$/

/** Which elements lie only in which. */
const within: Record<string, string[]> = {
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
  THead: ['Table'],
  TBody: ['Table'],
  LI: ['L'],
  LBody: ['LI'],
}

const attributeOf = ({ dictionary }: Element, key: string) =>
  nameIn(dictionary.lookupMaybe(PDFName.of('A'), PDFDict), key)

function problemsOfElement(element: Element): string[] {
  const { role, parent, elements, dictionary } = element
  const problems: string[] = []
  if (!standard.test(role)) problems.push(`02-001 "${role}" is no standard role`)
  const allowed = within[role]
  if (allowed && !allowed.includes(parent?.role ?? ''))
    problems.push(`09-004 ${role} lies in ${parent?.role ?? 'nothing'}`)
  if (parent && dictionary.get(PDFName.of('P')) !== parent.ref) problems.push(`09 ${role} names another parent`)
  const says = textIn(dictionary, 'Alt') ?? textIn(dictionary, 'ActualText')
  if (role === 'Figure' && !says?.trim()) problems.push('13-004 a figure has no words for who doesn’t see it')
  if (role === 'TH' && !attributeOf(element, 'Scope')) problems.push('15-003 a heading of a table doesn’t say of what')
  if (role === 'Table') problems.push(...problemsOfTable(elements))
  if (role === 'L' && elements.some((item) => item.elements.some((one) => one.role === 'Lbl'))) {
    if (!attributeOf(element, 'ListNumbering')) problems.push('16 a list with signs doesn’t say which')
  }
  return problems
}

function problemsOfTable(rows: Element[]): string[] {
  const cells = rows.map((row) => row.elements.length)
  const problems = new Set(cells).size > 1 ? [`15 rows have ${[...new Set(cells)].join(' or ')} cells`] : []
  const isNamed = rows.some((row) => row.elements.some(({ role }) => role === 'TH'))
  return isNamed ? problems : [...problems, '15 a table has no headings']
}

/** A level of headings isn't left out, and the first is the first. */
function problemsOfHeadings(elements: Element[]): string[] {
  const levels = elements.flatMap(({ role }) => (/^H[1-6]$/.test(role) ? [Number(role.slice(1))] : []))
  return levels.flatMap((level, place) => {
    const before = levels[place - 1] ?? 0
    return level > before + 1 ? [`14-${place === 0 ? '002' : '003'} H${level} comes after H${before}`] : []
  })
}

export function problemsOfStructure(elements: Element[]): string[] {
  const languages = elements.flatMap(({ dictionary }) => textIn(dictionary, 'Lang') ?? [])
  const unknown = languages.filter((language) => !/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language))
  return [
    ...elements.flatMap(problemsOfElement),
    ...problemsOfHeadings(elements),
    ...unknown.map((language) => `11 "${language}" is no language`),
  ]
}
