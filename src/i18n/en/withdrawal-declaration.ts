export const declareWithdrawal = (name: string, orderNumber: string, goods: string) =>
  goods === ''
    ? `I, ${name}, withdraw from the whole contract of sale concluded by order no. ${orderNumber}.`
    : `I, ${name}, withdraw from the contract of sale concluded by order no. ${orderNumber} as far as it concerns: ${goods}`
