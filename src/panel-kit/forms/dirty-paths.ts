/** The single fields that were touched, as their paths: of a form's list of translations, `translations.2.role` alone. */
export function dirtyPaths(dirty: unknown, path: string[] = []): string[] {
  if (dirty === true || isPlainList(dirty)) return [path.join('.')]
  if (typeof dirty !== 'object' || dirty === null) return []
  return Object.entries(dirty).flatMap(([name, within]) => dirtyPaths(within, [...path, name]))
}

/** Of what was chosen from a list, no part stands for itself. */
const isPlainList = (dirty: unknown) => Array.isArray(dirty) && dirty.some((touched) => touched === true)

/** The single fields that hold something else, as their paths. What is chosen from a list goes as a whole. */
export function differingPaths(before: unknown, after: unknown, path: string[] = []): string[] {
  if (Object.is(before, after)) return []
  if (!isObject(before) || !isObject(after)) return [path.join('.')]
  if (isChosen(before) || isChosen(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [path.join('.')]
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) => differingPaths(before[name], after[name], [...path, name]))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isChosen = (value: object) => Array.isArray(value) && !value.every(isObject)
