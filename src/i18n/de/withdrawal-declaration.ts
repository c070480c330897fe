export const declareWithdrawal = (name: string, orderNumber: string, goods: string) =>
  goods === ''
    ? `Ich, ${name}, widerrufe den gesamten Kaufvertrag aus der Bestellung Nr. ${orderNumber}.`
    : `Ich, ${name}, widerrufe den Kaufvertrag aus der Bestellung Nr. ${orderNumber} teilweise, nämlich für: ${goods}`
