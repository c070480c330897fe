/** A bank's table with these that came in. */
export const statementOf = (...lines: { amount: string; title: string; sender?: string; day?: string }[]) =>
  [
    'Data operacji;Kwota;Waluta;Tytuł;Nadawca;Numer konta',
    ...lines.map(({ amount, title, sender = 'JAN KOWALSKI', day = new Date().toISOString().slice(0, 10) }) =>
      [day, amount, 'PLN', title, sender, '27114020040000300201355387'].join(';'),
    ),
  ].join('\n')

/** The form that the panel sends. */
export function statementForm(content: string): FormData {
  const form = new FormData()
  form.set('statementFile', new File([content], 'wyciag.csv', { type: 'text/csv' }))
  return form
}
