/** The most pieces of one product in an order, unless the product sets its own limit. */
export const usualLargestQuantity = 50

/** The most pieces in one order. Customers who need more write to the office. */
export const maxPiecesInOrder = 200
