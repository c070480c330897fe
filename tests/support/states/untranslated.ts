import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { projectFolder } from '../../../scripts/project.ts'
import type { Language } from '../../../src/kernel/language.ts'

/** All texts of a language's dictionaries that are words and no functions. */
async function textsOf(language: Language): Promise<Set<string>> {
  const files = globSync(join(projectFolder, `src/**/texts/${language}{,.server}.ts`))
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ file) as Promise<object>))
  const found = new Set<string>()
  const collect = (value: unknown) => {
    if (typeof value === 'string') found.add(value.trim())
    else if (value && typeof value === 'object') Object.values(value).forEach(collect)
  }
  modules.forEach(collect)
  return found
}

// Weights and the like are written the same everywhere.
const isTelling = (text: string) => /\p{L}{4}/u.test(text)

const alone = new Map<Language, Promise<string[]>>()

/** Polish texts that the language says in other words: seen on one of its pages, somebody forgot to ask for its own. */
export function polishAlone(language: Language): Promise<string[]> {
  const known = alone.get(language) ?? readPolishAlone(language)
  alone.set(language, known)
  return known
}

async function readPolishAlone(language: Language): Promise<string[]> {
  const [polish, own] = [await textsOf('pl'), await textsOf(language)]
  return [...polish].filter((text) => isTelling(text) && !own.has(text))
}

/** What of these texts the page shows, says to screen readers, or has for its title. */
export const shownOn = (page: Page, texts: string[]) =>
  page.evaluate((unwanted) => {
    const shown = new Set([document.title])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node instanceof Text) shown.add(node.data.trim())
      else if (node instanceof Element)
        for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
          shown.add(node.getAttribute(name)?.trim() ?? '')
    }
    return unwanted.filter((text) => shown.has(text))
  }, texts)
