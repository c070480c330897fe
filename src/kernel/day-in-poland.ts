let calendar: Intl.DateTimeFormat | undefined

/** The day in Poland: '2026-05-01'. Alone, because every page brings it along. */
export const dayInPoland = (moment = new Date()): string =>
  (calendar ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' })).format(moment)
