/** In the place of an order that isn't there. */
export function OrderMissing() {
  return (
    <div role="alert" className="border-l-2 border-clay py-1 pl-4">
      <p className="font-medium text-clay">Nie ma takiego zamówienia</p>
      <p className="text-sm">Być może adres jest niepełny. Znajdź zamówienie na liście, po numerze albo po kliencie.</p>
    </div>
  )
}
