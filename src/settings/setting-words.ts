import { partNames, settingsOf } from './parts.ts'
import type { Setting } from './setting.ts'

/** A value as people read it. */
export function formatSetting({ input }: Setting, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'tak' : 'nie'
  const chosen = [value].flat().map(String)
  if (input.kind !== 'choice' && input.kind !== 'several') return chosen.join() || '–'
  return chosen.map((option) => (Object.hasOwn(input.options, option) ? input.options[option] : option)).join(', ')
}

/** What the settings of a part are called, and their values. */
export function settingWords(part: string | null) {
  const name = partNames.find((one) => one === part)
  const described = name ? settingsOf(name) : {}
  const settingAt = (field: string) => (Object.hasOwn(described, field) ? described[field] : undefined)
  return {
    field: (field: string) => settingAt(field)?.label,
    value(field: string, value: unknown): string | undefined {
      const setting = settingAt(field)
      return setting && formatSetting(setting, value)
    },
  }
}
