/** Letters and digits only, by which declarations of the same goods are recognised however they were typed. */
export const goodsInShort = (goods: string): string =>
  goods
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** The named goods as typed; empty: the whole order. */
export const meantGoods = (typed: string): string => (goodsInShort(typed) === '' ? '' : typed)
