/** Days as '2026-11-23', of no time zone: a day is a day wherever one counts. */
const dayInMilliseconds = 86_400_000

const at = (day: string) => Date.parse(`${day}T00:00Z`)
const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10)

export const daysAfter = (day: string, days: number): string => dayAt(at(day) + days * dayInMilliseconds)

/** Easter Sunday of a year, by the rule of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const golden = year % 19
  const moon = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * shift + 114
  return dayAt(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1))
}

const sameEachYear = new Set(['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'])
/** Easter Sunday and Monday, Pentecost, Corpus Christi. */
const afterEaster = [0, 1, 49, 60]

/** Whether Polish law has nobody work on this day, Saturdays among them. */
function isFreeInPoland(day: string): boolean {
  const weekday = new Date(at(day)).getUTCDay()
  if (weekday === 0 || weekday === 6 || sameEachYear.has(day.slice(5))) return true
  const easter = easterOf(Number(day.slice(0, 4)))
  return afterEaster.some((days) => daysAfter(easter, days) === day)
}

/** The day itself, or the next one on which people work in Poland. */
export function workingDayFrom(day: string): string {
  return isFreeInPoland(day) ? workingDayFrom(daysAfter(day, 1)) : day
}

/** The working day that comes after so many others; of none the day itself, or the next one that is one. */
export function workingDaysAfter(day: string, count: number): string {
  let reached = workingDayFrom(day)
  for (let passed = 0; passed < count; passed += 1) reached = workingDayFrom(daysAfter(reached, 1))
  return reached
}
