import type { Language } from '../kernel/language.ts'
import { certificate as de } from './de/certificate.ts'
import { certificate as en } from './en/certificate.ts'
import { certificate as fr } from './fr/certificate.ts'
import { certificate as pl } from './pl/certificate.ts'

export type CertificateTexts = typeof pl

/** The words on certificates and pictures, for the server alone: all languages at once, since readers never download them. */
export const certificateTexts: Record<Language, CertificateTexts> = { pl, en, de, fr }
