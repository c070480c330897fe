import { live } from '../kernel/live.ts'

/** Whether visits are counted. Alone, because every page brings it along. */
export const visitCounting = live('visit-counting', true)
