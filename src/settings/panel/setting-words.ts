import { partNames, settingsOf } from '../parts.ts'

/** What the settings of a part are called, and their values, as the panel shows them. */
export function settingWords(part: string | null) {
  const name = partNames.find((one) => one === part)
  const described = name ? settingsOf(name) : {}
  const setting = (field: string) => (Object.hasOwn(described, field) ? described[field] : undefined)
  return {
    field: (field: string) => setting(field)?.label,
    value(field: string, value: unknown): string | undefined {
      const input = setting(field)?.input
      if (input?.kind !== 'choice' && input?.kind !== 'several') return undefined
      const chosen = [value].flat().map(String)
      return chosen.map((option) => (Object.hasOwn(input.options, option) ? input.options[option] : option)).join(', ')
    },
  }
}
