import type { WithdrawTexts } from '../withdraw.ts'

export const withdraw: WithdrawTexts = {
  about: { title: 'Withdraw from contract here' },
  title: 'Withdraw from contract here',
  lead: 'You have 14 days from the delivery of the goods, and need not give a reason. No account is needed.',
  rights: 'All about the right of withdrawal',
  needsJavaScript:
    'This form works with JavaScript only. You can withdraw just as well by an ordinary e-mail: give your name and the order number, and write that you withdraw from the contract.',
}
