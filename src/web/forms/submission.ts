import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { sayProblem } from '../../i18n/field-problems.ts'
import { loadFieldProblems } from '../../i18n/load-field-problems.ts'
import type { Language } from '../../kernel/language.ts'
import { CallFailed } from '../api.ts'
import type { FormOptions, FormStatus, Problems } from './useForm.ts'

interface Conduct<Wire extends z.ZodMiniType> extends FormOptions<Wire> {
  language: Language
  setStatus(change: FormStatus | ((known: FormStatus) => FormStatus)): void
}

// Two clicks can come before the first of them is seen in the form's state.
const beingSent = new WeakSet<HTMLFormElement>()

/** Checks and sends a form, says how it stands afterwards, and leads to the first field with a problem. */
export async function submit<Wire extends z.ZodMiniType>(form: HTMLFormElement, conduct: Conduct<Wire>): Promise<void> {
  if (beingSent.has(form)) return
  beingSent.add(form)
  const status = await attempt(new FormData(form), conduct)
  beingSent.delete(form)
  flushSync(() => conduct.setStatus(status))
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}

async function attempt<Wire extends z.ZodMiniType>(form: FormData, conduct: Conduct<Wire>): Promise<FormStatus> {
  try {
    const { values, problems } = await check(form, conduct)
    if (Object.keys(problems).length > 0) return { state: 'idle', problems, refusal: undefined }
    await conduct.send(values, form)
    return { state: 'sent', problems, refusal: undefined }
  } catch (error) {
    const { fields = {}, sentence = undefined } = error instanceof CallFailed ? error : {}
    return { state: 'failed', problems: fields, refusal: sentence }
  }
}

/** What was said of a field follows what is typed into it. */
export async function reconsider<Wire extends z.ZodMiniType>(
  { name, form }: HTMLInputElement,
  conduct: Conduct<Wire>,
): Promise<void> {
  if (!form) return
  const { problems: found } = await check(new FormData(form), conduct)
  const concerned = new Set([name, conduct.alsoReconsiders?.[name]])
  conduct.setStatus((known) => {
    const problems = Object.keys(known.problems).flatMap((field) => {
      const problem = concerned.has(field) ? found[field] : known.problems[field]
      return problem === undefined ? [] : [[field, problem]]
    })
    return { ...known, problems: Object.fromEntries(problems) as Problems }
  })
}

/** What was typed, as the endpoint's schema makes it, and a sentence for each field that isn't right yet. */
async function check<Wire extends z.ZodMiniType>(
  form: FormData,
  { schema, checkFiles, language }: Conduct<Wire>,
): Promise<{ values: z.output<Wire>; problems: Problems }> {
  const [wire, texts] = await Promise.all([schema(), loadFieldProblems[language]()])
  const strings = [...form].filter(([, value]) => typeof value === 'string')
  const parsed = wire.safeParse(Object.fromEntries(strings))
  const codes: [string, string][] = [
    ...(parsed.error?.issues ?? []).map(({ path, message }): [string, string] => [String(path[0]), message]),
    ...Object.entries(checkFiles?.(form) ?? {}),
  ]
  const problems: Problems = {}
  for (const [field, code] of codes) problems[field] ??= sayProblem(texts, code) ?? code
  return { values: parsed.data as z.output<Wire>, problems }
}
