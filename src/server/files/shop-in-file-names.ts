import { brand } from '../../brand.ts'
import { inPlainLetters } from '../../kernel/plain-letters.ts'

/** The shop's name as files begin with it. */
export const shopInFileNames = (): string => inPlainLetters(brand.name) || 'shop'
