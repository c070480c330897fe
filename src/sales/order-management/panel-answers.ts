import { plural } from '../../i18n/plural.ts'

const reminders = plural('pl', {
  one: 'Wysłano # przypomnienie.',
  few: 'Wysłano # przypomnienia.',
  many: 'Wysłano # przypomnień.',
  other: 'Wysłano # przypomnienia.',
})
const asked = plural('pl', {
  one: 'Sprawdzono # płatność',
  few: 'Sprawdzono # płatności',
  many: 'Sprawdzono # płatności',
  other: 'Sprawdzono # płatności',
})

/** What the panel's buttons are answered with. */
export const panelSays = {
  reminderTest: (office: string) => `Przypomnienie próbne trafi na adres ${office}.`,
  reminded: (count: number) => (count === 0 ? 'Nie ma komu przypominać.' : reminders(count)),
  settled: (counted: { asked: number; paid: number; unreachable: number }) =>
    counted.asked === 0
      ? 'Żadna płatność nie czeka na sprawdzenie.'
      : `${asked(counted.asked)}, opłacone: ${counted.paid}.${counted.unreachable > 0 ? ` Operator płatności nie odpowiada (${counted.unreachable}).` : ''}`,
}
