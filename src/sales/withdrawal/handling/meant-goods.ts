/** What tells declarations of the same goods to be the same: their letters and figures, however they were typed. */
export const goodsInShort = (goods: string): string =>
  goods
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** The goods that are named, as they were typed. Empty: none are, so that all of them are meant. */
export const meantGoods = (typed: string): string => (goodsInShort(typed) === '' ? '' : typed)
