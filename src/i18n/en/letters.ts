import { brand } from '../../brand.ts'
import type { LetterTexts } from '../letters.ts'

export const letters: LetterTexts = {
  frame: {
    footer: `This message was sent automatically by the ${brand.name} shop.`,
    unsubscribe: 'Unsubscribe from the newsletter',
  },
  test: {
    subject: 'Test message',
    heading: 'Mail works',
    explanation: 'If you can read this, the shop is able to send messages to this address.',
    toStore: 'Open the store',
  },
  stock: {
    lowSubject: (product) => `Running low: ${product}`,
    outSubject: (product) => `Sold out: ${product}`,
    lowHeading: 'Stock is running low',
    outHeading: 'A product has sold out',
    lowExplanation: 'Little is left of this product. Restock it before customers find it missing.',
    outExplanation: 'The last piece was sold or taken out of stock. The store shows the product as unavailable.',
    product: 'Product',
    left: 'Pieces left',
    toPanel: 'Open the panel',
  },
}
