/** What somebody declares who withdraws from a contract: of all goods, where none are named. */
export const declareWithdrawal = (name: string, orderNumber: string, goods: string) =>
  goods === ''
    ? `Ja, ${name}, odstępuję od całej umowy sprzedaży zawartej zamówieniem nr ${orderNumber}.`
    : `Ja, ${name}, odstępuję od umowy sprzedaży zawartej zamówieniem nr ${orderNumber} w\u00A0części, która dotyczy: ${goods}`
