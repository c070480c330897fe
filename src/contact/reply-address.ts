import { brand } from '../brand.ts'
import type { Language } from '../kernel/language.ts'

const subjects: Record<Language, string> = {
  get pl() {
    return `Odpowiedź na wiadomość do ${brand.name}`
  },
  get en() {
    return `Your message to ${brand.name}`
  },
  get de() {
    return `Ihre Nachricht an ${brand.name}`
  },
  get fr() {
    return `Votre message à ${brand.name}`
  },
}

/** Opens a mail to who wrote, in their language. Nothing in their address can add another recipient or a text. */
export function replyAddress({ email, language }: { email: string; language: Language }): string {
  const recipient = encodeURIComponent(email).replaceAll('%40', '@')
  return `mailto:${recipient}?subject=${encodeURIComponent(subjects[language])}`
}
