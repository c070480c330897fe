import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { languages } from '../src/kernel/language.ts'
import { projectFolder } from './project.ts'

const screens = join(projectFolder, 'src/app/screens.tsx')
const ofProject = (id: string) => relative(projectFolder, id)

/** Tells the server the file behind each page in the list of screens. */
export const sourcesOfPages: Plugin = {
  name: 'sources-of-pages',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: (code, id) =>
    id === screens
      ? code.replaceAll(
          /page: \(\) => import\('(.+?)'\)/g,
          (found, path: string) => `${found}, source: '${ofProject(join(dirname(id), path))}'`,
        )
      : undefined,
}

const words = new RegExp(`/(${languages.join('|')})(/[\\w-]+)?\\.ts$`)

/** Writes down the scripts that each page needs in each language, whoever imports them: its code, and its words. */
export const filesOfPages: Plugin = {
  name: 'files-of-pages',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const fileOf = new Map(chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName])))
    const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
    const entry = chunks.find(({ isEntry }) => isEntry)?.facadeModuleId ?? ''
    const scriptsOf = (page: string, language: string) => {
      const modules = [
        ...reached([...this.getModuleInfo(entry)!.importedIds, page], (id) => this.getModuleInfo(id)?.importedIds),
      ]
      const spoken = modules
        .flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        .filter((id) => words.exec(id)?.[1] === language)
      return reached(
        [entry, page, ...spoken].flatMap((id) => fileOf.get(id) ?? []),
        (file) => importsOf.get(file),
      )
    }
    const pages = ['', ...(this.getModuleInfo(screens)?.dynamicallyImportedIds ?? [])]
    const files = pages.map((page) => [
      ofProject(page),
      Object.fromEntries(languages.map((language) => [language, [...scriptsOf(page, language)]])),
    ])
    this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(Object.fromEntries(files)) })
  },
}

function reached(from: string[], next: (one: string) => readonly string[] | undefined): Set<string> {
  const all = new Set<string>()
  const visit = (one: string) => {
    if (all.has(one)) return
    all.add(one)
    next(one)?.forEach(visit)
  }
  from.forEach(visit)
  return all
}
