import { localeOf, type Language } from '../kernel/language.ts'

/** The first letters of the first and the last word of a name. A picture in it is no word. */
export function initialsOf(name: string, language: Language): string {
  const words = name.split(/[^\p{L}\p{M}’'-]+/u)
  const [first = '', ...others] = words.flatMap((word) => /\p{L}\p{M}*/u.exec(word) ?? [])
  return (first + (others.at(-1) ?? '')).toLocaleUpperCase(localeOf[language])
}
