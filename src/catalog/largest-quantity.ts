/** How many pieces of a product go into one order, where the product itself says nothing else. */
export const usualLargestQuantity = 50

/** How many pieces go into one order altogether. Who needs more than a shelf is for writes to the office. */
export const maxPiecesInOrder = 200
