import { brand } from '../../brand.ts'
import { formatNumber } from '../../panel-kit/panel-format.ts'
import type { DeliveryType } from '../shipping.ts'
import type { Weights } from '../weight-bands.ts'

export const deliveryTypeNames: Record<DeliveryType, string> = {
  home: 'Dostawa do domu',
  pickup_point: `Paczkomat ${brand.carrier.name}`,
}

/** "0–2 kg", "od 10 kg", or "5 kg" alone. */
export function formatWeights({ from, to }: Weights): string {
  const [first, last] = [from, to ?? 0].map((grams) => formatNumber(grams / 1_000))
  if (to === null) return `od\u00A0${first}\u00A0kg`
  return from === to ? `${first}\u00A0kg` : `${first}–${last}\u00A0kg`
}
