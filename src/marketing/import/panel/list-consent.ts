import { requiredText } from '../../../schemas/panel-fields.ts'

/** What is still to be filled in. */
const gap = '…'

/** On which consents lists usually rest, to begin with. */
export const consentExamples = [
  {
    label: 'Zgody na piśmie',
    text: `Zgody na piśmie zebrane podczas ${gap} w dniu ${gap}; podpisane formularze są w biurze.`,
  },
  {
    label: 'Formularz na stronie',
    text: `Zgody z formularza na stronie ${gap}, zaznaczane osobnym polem od ${gap} do ${gap}.`,
  },
  {
    label: 'Zgody e-mailem',
    text: `Zgody przysłane e-mailem w odpowiedzi na pytanie z dnia ${gap}; wiadomości są w skrzynce biura.`,
  },
]

const rule = requiredText('Napisz, na jakiej zgodzie opiera się ta lista', 1_000)

/** What is wrong with an answer: without one nobody could later say why these people were written to. */
export function consentProblem(typed: string): string | undefined {
  const { error } = rule.safeParse(typed)
  return error?.issues[0]?.message ?? (typed.includes(gap) ? `Uzupełnij miejsca oznaczone „${gap}”` : undefined)
}

/** An example never takes the place of what somebody wrote. */
export function withExample(typed: string, example: string): string {
  const written = typed.trim()
  return written === '' || consentExamples.some(({ text }) => text === written) ? example : `${written} ${example}`
}

export const gapIn = (text: string) => text.indexOf(gap)
