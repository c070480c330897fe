import { formatMoney } from '../i18n/format.ts'
import { readMoney } from '../kernel/money.ts'

const timeZone = 'Europe/Warsaw'
const day = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'short', timeZone })
const moment = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'short', timeStyle: 'short', timeZone })
const decimal = new Intl.NumberFormat('pl-PL', { useGrouping: 'always' })

/** "24,90 zł", of what the server wrote. */
export const formatAmount = (printed: string) => formatMoney(readMoney(printed), 'pl')
/** "22.11.2026" */
export const formatDay = (iso: string) => day.format(new Date(iso))
/** "22.11.2026, 14:05" */
export const formatMoment = (iso: string) => moment.format(new Date(iso))
export const formatNumber = (number: number) => decimal.format(number)
