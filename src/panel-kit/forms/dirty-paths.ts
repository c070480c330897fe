/** The single fields that were touched, as their paths: of a form's list of translations, `translations.2.role` alone. */
export function dirtyPaths(dirty: unknown, path: string[] = []): string[] {
  if (dirty === true || isPlainList(dirty)) return [path.join('.')]
  if (typeof dirty !== 'object' || dirty === null) return []
  return Object.entries(dirty).flatMap(([name, within]) => dirtyPaths(within, [...path, name]))
}

/** Of what was chosen from a list, no part stands for itself. */
const isPlainList = (dirty: unknown) => Array.isArray(dirty) && dirty.some((touched) => touched === true)
