import { parseSync, type Node } from 'oxc-parser'
import { mutateSql } from './sql-mutations.ts'

/** One small change of the program. */
export interface Mutant {
  /** Stays the same while its file does. */
  id: string
  file: string
  line: number
  /** The line as it is written. */
  text: string
  /** What stands there, and what instead. */
  from: string
  to: string
  /** Decided when the file is loaded, and so only to be seen by loading it again. */
  isAtTop: boolean
  /** The expression that is replaced as a whole, and by what. */
  start: number
  end: number
  instead: string
}

type Tree = Node & { start: number; end: number }

const comparisons: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
}
const sums: Record<string, string> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' }
/** Of Drizzle, of arrays and of numbers. */
const twins: Record<string, string> = {
  eq: 'ne',
  ne: 'eq',
  lt: 'lte',
  lte: 'lt',
  gt: 'gte',
  gte: 'gt',
  isNull: 'isNotNull',
  isNotNull: 'isNull',
  inArray: 'notInArray',
  notInArray: 'inArray',
  and: 'or',
  or: 'and',
  exists: 'notExists',
  notExists: 'exists',
}
const methods: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  trunc: 'ceil',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}
/** Nobody meets the microsecond in which a moment is neither before nor after another. */
const isOfMoments = /At\b|\bnow\(\)|_at\b|\b(?:ago|since|before|until)\b/
const opposites: Record<string, string> = {
  lt: 'gt',
  lte: 'gte',
  gt: 'lt',
  gte: 'lte',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}
/** Steps of a query or of a list without which it goes on as well. */
const steps = new Set(['where', 'for', 'filter', 'limit', 'onConflictDoNothing', 'having', 'trim', 'toLowerCase'])
const isOfLog = /^(?:await )?(?:c\.var\.)?log\.|\blog\.(?:info|warn|error|debug)\(|metrics\./

/** Every mutant of a file. */
export function makeMutants(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} can't be read`)
  const mutants: Mutant[] = []
  // What is tried as a whole: a condition as true and as false.
  const conditions = new Set<object>()
  walk(program as unknown as Tree, 0)
  return mutants

  function add(node: Tree, depth: number, instead: string, from = text(node), to = instead): void {
    const { line, text: written } = lineAt(node.start)
    const id = `${file}:${line}:${mutants.length}`
    const short = (words: string) => words.replace(/\s+/g, ' ').slice(0, 90)
    mutants.push({
      id,
      file,
      line,
      text: written,
      from: short(from),
      to: short(to),
      isAtTop: depth === 0,
      start: node.start,
      end: node.end,
      instead,
    })
  }
  function text({ start, end }: Pick<Tree, 'start' | 'end'>): string {
    return source.slice(start, end)
  }
  function lineAt(place: number): { line: number; text: string } {
    const line = source.slice(0, place).split('\n').length
    return { line, text: (source.split('\n')[line - 1] ?? '').trim() }
  }
  function swap(node: Tree, part: Pick<Tree, 'start' | 'end'>, to: string): string {
    return source.slice(node.start, part.start) + to + source.slice(part.end, node.end)
  }

  function walk(node: Tree, depth: number): void {
    if (node.type.startsWith('TS')) {
      const inner = (node as { expression?: Tree }).expression
      if (inner) walk(inner, depth)
      return
    }
    if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return
    mutate(node, depth)
    const inside = node.type.includes('Function') ? depth + 1 : depth
    for (const [key, value] of Object.entries(node)) {
      if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters' || key === 'returnType')
        continue
      if (key === 'key' && !(node as { computed?: boolean }).computed) continue
      for (const child of Array.isArray(value) ? value : [value])
        if (child && typeof child === 'object' && typeof (child as Tree).type === 'string') walk(child as Tree, inside)
    }
  }

  function mutate(node: Tree, depth: number): void {
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') conditions.add(node.test)
    // Whether what follows on `??` matters is tried by leaving it out.
    if (node.type === 'LogicalExpression' && node.operator === '??') conditions.add(node.right)
    if (conditions.has(node) && node.type === 'Literal') return
    if (node.type === 'BinaryExpression') {
      const { operator, left, right } = node
      const to = (isOfMoments.test(text(node)) && opposites[operator]) || comparisons[operator] || sums[operator]
      const isWords = [left, right].some(
        ({ type, value }: { type: string; value?: unknown }) =>
          type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string'),
      )
      const isKnown = conditions.has(node) && operator.length === 3
      if (to && !isKnown && !(operator === '+' && isWords))
        add(node, depth, `${text(left)} ${to} ${text(right)}`, operator, to)
    } else if (node.type === 'LogicalExpression') {
      const { operator, left, right } = node
      // That a list has the element, the type checker can't know, and so wants to be told what else.
      const isElement = left.type === 'MemberExpression' && left.computed && left.property.type === 'Identifier'
      if (operator === '??' && isElement) return
      // Nor that what is deleted or changed is always counted.
      if (operator === '??' && /\browCount$/.test(text(left))) return
      if (operator === '??') add(node, depth, text(left), text(node), text(left))
      else add(node, depth, `(${text(left)}) ${operator === '&&' ? '||' : '&&'} (${text(right)})`, text(node))
    } else if (node.type === 'UnaryExpression' && node.operator === '!') {
      if (!conditions.has(node)) add(node, depth, text(node.argument))
    } else if (node.type === 'IfStatement') {
      add(node.test, depth, 'false', `if (${text(node.test)})`, 'if (false)')
      add(node.test, depth, 'true', `if (${text(node.test)})`, 'if (true)')
    } else if (node.type === 'ConditionalExpression')
      add(node.test, depth, `!(${text(node.test)})`, `${text(node.test)} ?`, 'the other way round')
    else if (node.type === 'Literal' && typeof node.value === 'boolean') add(node, depth, String(!node.value))
    else if (node.type === 'Literal' && typeof node.value === 'number') add(node, depth, `${text(node)} + 1`)
    else if (node.type === 'ExpressionStatement') {
      const called = node.expression.type === 'AwaitExpression' ? node.expression.argument : node.expression
      if (called.type === 'CallExpression' && !isOfLog.test(text(node.expression)))
        add(node.expression, depth, 'undefined', text(node.expression), 'nothing')
    } else if (node.type === 'ArrayExpression' && depth === 0 && node.elements.length < 40) {
      for (const one of node.elements)
        if (one && one.type === 'Literal' && typeof one.value === 'string')
          add(
            node,
            depth,
            `[${node.elements
              .filter((other) => other && other !== one)
              .map((other) => text(other as Tree))
              .join(', ')}]`,
            text(one as Tree),
            'left out',
          )
    } else if (node.type === 'CallExpression') mutateCall(node, depth)
    else if (node.type === 'TaggedTemplateExpression' && text(node.tag as Tree).startsWith('sql')) {
      let before = ''
      for (const { start, end } of node.quasi.quasis as Tree[]) {
        // What a span holds of the signs around it differs from place to place.
        const piece = source.slice(start, end)
        for (const change of mutateSql(piece, before)) {
          const part = { start: start + change.start, end: start + change.end }
          const beside = source.slice(part.start - 40, part.end + 40)
          if (isOfMoments.test(beside)) change.instead = opposites[text(part)] ?? change.instead
          const around = (to: string) =>
            `${source.slice(part.start - 24, part.start)}${to}${source.slice(part.end, part.end + 24)}`
          add(node, depth, swap(node, part, change.instead), around(text(part)), around(change.instead))
        }
        before += piece
      }
    }
  }

  function mutateCall(node: Tree & { type: 'CallExpression' }, depth: number): void {
    const { callee, arguments: given } = node
    if (callee.type === 'Identifier') {
      const twin = (isOfMoments.test(text(node)) && opposites[callee.name]) || twins[callee.name]
      if (!twin || !source.includes("from 'drizzle-orm'")) return
      add(node, depth, swap(node, callee, `$drizzle.${twin}`), text(node), `${twin}(…)`)
      if (callee.name === 'and' || callee.name === 'or')
        for (const one of given) add(node, depth, swap(node, one, 'undefined'), text(one), 'left out')
    } else if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.optional) {
      const { name } = callee.property
      if (steps.has(name))
        add(node, depth, text(callee.object), `.${text(callee.property)}(${given.map(text).join(', ')})`, 'left out')
      else if (Object.hasOwn(methods, name))
        add(node, depth, swap(node, callee.property, methods[name] ?? name), name, methods[name])
    }
  }
}

/** The file with all these mutants in it, of which `$m` says whether it is the one at work. */
export function weave(source: string, mutants: Mutant[]): string {
  const byPlace = [...Map.groupBy(mutants, ({ start, end }) => `${start}-${end}`).values()].toSorted(
    ([one], [other]) => (one?.start ?? 0) - (other?.start ?? 0) || (other?.end ?? 0) - (one?.end ?? 0),
  )
  let next = 0
  const until = (start: number, end: number): string => {
    let woven = ''
    let place = start
    for (let group = byPlace[next]; group?.[0] && group[0].start < end; group = byPlace[next]) {
      const [first] = group
      next += 1
      const choices = group.map(({ id, instead }) => `$m(${JSON.stringify(id)})?(${instead}):`).join('')
      // A line that begins with a bracket would go on with the one before.
      const isStatement = group.some(({ to }) => to === 'nothing')
      const inner = until(first.start, first.end)
      woven += `${source.slice(place, first.start)}${isStatement ? 'void ' : ''}(${choices}${inner})`
      place = first.end
    }
    return woven + source.slice(place, end)
  }
  // What prepares the tests loads some of it too.
  return `import * as $drizzle from 'drizzle-orm';globalThis.$m??=()=>false;${until(0, source.length)}`
}
