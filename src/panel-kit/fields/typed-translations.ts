import * as z from 'zod/mini'
import { CallFailed } from '../../web/api.ts'

/** Nothing at all is no translation; anything less than the whole is an incomplete one. */
export const translationIfBegun = <Typed>(translation: z.ZodMiniType, isEmpty: (typed: Typed) => boolean) =>
  z.pipe(
    z.custom<Typed>(),
    z.transform((typed, context) => {
      if (isEmpty(typed)) return undefined
      for (const { message, path } of translation.safeParse(typed).error?.issues ?? [])
        context.issues.push({ code: 'custom', message, path: [...path], input: typed })
      return typed
    }),
  )

/** The server counts the translations that it was sent; a form has a place for each language, filled in or not. */
export function atTheirLanguages<Typed>(error: unknown, typed: Typed[], isEmpty: (typed: Typed) => boolean): unknown {
  if (!(error instanceof CallFailed)) return error
  const sent = typed.flatMap((translation, place) => (isEmpty(translation) ? [] : [place]))
  const fields = Object.entries(error.fields).map(([name, sentence]) => [
    name.replace(/^translations\.(\d+)/, (_, place: string) => `translations.${sent[Number(place)] ?? place}`),
    sentence,
  ])
  return new CallFailed(error.status, { ...error.answer, fields: Object.fromEntries(fields) })
}
