import type { WithdrawTexts } from '../withdraw.ts'

export const withdraw: WithdrawTexts = {
  about: { title: 'Vertrag hier widerrufen' },
  title: 'Vertrag hier widerrufen',
  lead: 'Sie haben dafür 14 Tage ab Lieferung der Ware und müssen keine Gründe nennen. Ein Konto brauchen Sie nicht.',
  rights: 'Alles zum Widerrufsrecht',
  needsJavaScript:
    'Dieses Formular funktioniert nur mit JavaScript. Ebenso wirksam widerrufen Sie mit einer gewöhnlichen E-Mail: Nennen Sie Ihren Namen und die Bestellnummer und schreiben Sie, dass Sie den Vertrag widerrufen.',
}
