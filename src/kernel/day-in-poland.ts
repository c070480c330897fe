/** The day in Poland: '2026-05-01'. Alone, because every page brings it along. */
export const dayInPoland = (moment = new Date()): string =>
  moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' })
