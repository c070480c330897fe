export const declareWithdrawal = (name: string, orderNumber: string, goods: string) =>
  goods === ''
    ? `Je soussigné(e), ${name}, me rétracte de la totalité du contrat de vente conclu par la commande n° ${orderNumber}.`
    : `Je soussigné(e), ${name}, me rétracte du contrat de vente conclu par la commande n° ${orderNumber} pour ce qui suit\u00A0: ${goods}`
