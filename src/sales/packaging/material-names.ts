import { materials, type Grams, type Material } from './packaging.ts'

export const materialNames: Record<Material, string> = {
  paper: 'Papier i tektura',
  plastic: 'Tworzywa sztuczne',
  glass: 'Szkło',
  steel: 'Stal',
  aluminium: 'Aluminium',
  wood: 'Drewno',
  composite: 'Wielomateriałowe',
  other: 'Inne',
}

/** "szkło 120 g, stal 8,5 g" */
export function printGrams(grams: Grams): string {
  const told = materials.flatMap((material) => {
    const weighs = grams[material]
    return weighs ? `${materialNames[material].toLowerCase()} ${String(weighs).replace('.', ',')}\u00A0g` : []
  })
  return told.join(', ') || 'bez opakowania'
}
