import type { VatState } from './destination-tax.ts'

/** When the rates below were read, and the sources: docs/legal.md. They are proposed to the owner, never taken by themselves. */
export const standardRatesReadOn = '2026-11-27'

/** The standard rates of the member states and of Northern Ireland, in per cent. Food is often taxed lower. */
export const standardRates: Partial<Record<VatState, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  HR: 25,
  CY: 19,
  CZ: 21,
  DK: 25,
  EE: 24,
  FI: 25.5,
  FR: 20,
  DE: 19,
  GR: 24,
  HU: 27,
  IE: 23,
  IT: 22,
  LV: 21,
  LT: 21,
  LU: 17,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SK: 23,
  SI: 22,
  ES: 21,
  SE: 25,
  XI: 20,
}

export const vatStates = Object.keys(standardRates) as VatState[]
