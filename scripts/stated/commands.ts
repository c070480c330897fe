import { codeOf, found, type Document } from './document.ts'
import type { Project } from './project.ts'

/** Words in capitals that are no variables: of SQL and HTTP, or for the reader to replace. */
const otherCapitals = new Set(['ADDRESS', 'COPY', 'NOTIFY', 'POST'])

/** Commands that are named and that nothing runs. */
export function wrongCommands(document: Document, { scripts, places }: Project): string[] {
  const code = codeOf(document).join('\n')
  const ours = found(code, /\bnpm (?:run (?:-\S+ )*|(?=(?:test|start)\b))([a-z][\w:-]*)/g)
  const operators = found(code, /\bsudo salorge ([a-z][\w:-]*)/g)
  const pinned = found(code, /\bpinned\.mjs ([a-z][\w-]*)/g)
  return [
    ...[...ours, ...operators].filter((name) => !scripts.includes(name)),
    ...pinned.filter((name) => !['ts', 'mjs'].some((kind) => places.includes(`scripts/${name}.${kind}`))),
  ].map((name) => `there is no command ${name}`)
}

/** Variables that are named and that nobody reads. */
export function wrongVariables(document: Document, { settings, otherVariables }: Project): string[] {
  const alone = document.spans.filter((span) => /^[A-Z][A-Z_]+$/.test(span) && !otherCapitals.has(span))
  const given = codeOf(document).flatMap((code) => found(code, /(?<![-\w])([A-Z][A-Z_]{2,})=/g))
  return [...new Set([...alone, ...given])]
    .filter((name) => !settings.has(name) && !otherVariables.includes(name))
    .map((name) => `nobody reads the variable ${name}`)
}

/** Versions other than those that package.json has. */
export function wrongVersions({ passages }: Document, { node, postgres }: Project): string[] {
  const text = passages.map((passage) => passage.text).join('\n')
  return [
    ...found(text, /\bNode (\d+\.\d+) or later/g).filter((version) => version !== node),
    ...found(text, /\bPostgreSQL (\d+)\b/g).filter((version) => version !== postgres),
  ].map((version) => `package.json has another version than ${version}`)
}

/** The README tells of every command: none is so much ours that nobody calls it. */
export function undocumentedCommands(readme: Document, { scripts }: Project): string[] {
  const code = codeOf(readme).join('\n')
  return scripts
    .filter((name) => !new RegExp(`\\bnpm (run )?${name}(?![\\w:-])`).test(code))
    .map((name) => `it doesn't tell of the command ${name}`)
}

/** And of every setting, with the default that the schema has. */
export function undocumentedSettings({ rows }: Document, { settings }: Project): string[] {
  return [...settings].flatMap(([name, standard]) => {
    const [, told] = rows.find(([first]) => first?.text === `\`${name}\``) ?? []
    if (!told) return [`it doesn't tell of the setting ${name}`]
    const value = /^`([^`]*)`$/.exec(told.text)?.[1]
    return value === standard ? [] : [`the default of ${name} is ${standard ?? 'none'}, not ${told.text}`]
  })
}

/** An operator finds every setting in the file that they fill in. */
export const undocumentedInExample = ({ blocks }: Document, { settings }: Project) =>
  [...settings.keys()]
    .filter((name) => !new RegExp(`^#?${name}=`, 'm').test(blocks.join('\n')))
    .map((name) => `it doesn't tell of the setting ${name}`)
