import type * as pl from './pl.ts'

export const legal: typeof pl.legal = {
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
