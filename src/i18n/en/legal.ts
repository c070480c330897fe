import { brand } from '../../brand.ts'
import type { LegalTexts } from '../legal.ts'

export const legal: LegalTexts = {
  about: { title: 'Legal information', description: `The rules by which ${brand.name} sells.` },
  descriptions: {
    terms: `How buying from ${brand.name} works: ordering, paying, delivery, complaints.`,
    privacy: `Which data ${brand.name} collects, what for, how long they are kept, and your rights.`,
    withdrawal: 'How to withdraw from a contract within 14 days, who pays for the return, and a model form.',
  },
  print: 'Print',
}
