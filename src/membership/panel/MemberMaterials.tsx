import { useState } from 'react'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { useNow } from '../../panel-kit/useNow.ts'
import { nameOf } from '../name-of.ts'
import { MaterialsPreview } from './MaterialsPreview.tsx'
import type { Member } from './members.query.ts'
import { formatMaterials } from './format-materials.ts'
import { useMemberMaterials } from './useMemberMaterials.ts'

const tones = { waiting: 'font-medium', bad: 'text-clay' }

/** How it stands with what is made for a member. */
export function MaterialsState({ member }: { member: Member }) {
  const { text, tone } = formatMaterials(member.materials, useNow())
  return (
    <output className={`mt-1 block text-xs tabular-nums wrap-anywhere ${tone ? tones[tone] : 'text-mid'}`}>
      {text}
    </output>
  )
}

/** A look at it, and the way to send it. */
export function MaterialsButtons({ member }: { member: Member }) {
  const [isShown, setIsShown] = useState(false)
  const { send, isPending, label } = useMemberMaterials(member)
  const name = nameOf(member)
  return (
    <>
      <PanelButton look="quiet" aria-label={`Podgląd materiałów: ${name}`} onClick={() => setIsShown(true)}>
        Podgląd materiałów
      </PanelButton>
      <PanelButton look="quiet" aria-label={`${label}: ${name}`} isPending={isPending} onClick={() => void send()}>
        {label}
      </PanelButton>
      {isShown && <MaterialsPreview member={member} onClose={() => setIsShown(false)} />}
    </>
  )
}
