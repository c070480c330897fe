import type { LegalTexts } from '../legal.ts'

export const legal: LegalTexts = {
  about: { title: 'Legal information' },
  subtitles: {
    imprint: ' and where to write',
    delivery: ': costs and times',
    terms: ': orders, delivery, complaints',
    privacy: ': your data, your rights',
    withdrawal: ' within 14 days',
    guarantee: ': goods as agreed',
    accessibility: '',
  },
  print: 'Print',
}
