import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { useNow } from '../../panel-kit/useNow.ts'
import { nameOf } from '../member.ts'
import { readResponse } from '../../web/api.ts'
import { confirm } from '../../panel-kit/confirm.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { useAction } from '../../panel-kit/useAction.ts'
import {
  certificateFile,
  certificatePicture,
  graphicFileNames,
  graphicFiles,
  graphicSizes,
} from '../materials/material-files.ts'
import { PanelDialog } from '../../panel-kit/PanelDialog.tsx'
import { isInProgress, memberStatistics, type Member } from './members.query.ts'
import { formatBoxes, formatMaterials } from './format-materials.ts'

const tones = { waiting: 'font-medium', bad: 'text-clay' }

/** The state of a member's materials. */
export function MaterialsState({ member }: { member: Member }) {
  const { text, tone } = formatMaterials(member.materials, useNow())
  return (
    <output className={`mt-1 block text-xs tabular-nums wrap-anywhere ${tone ? tones[tone] : 'text-mid'}`}>
      {text}
    </output>
  )
}

/** Previews and sends a member's materials. */
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

/** Prepares and sends the materials. Asks first if they were sent before, or if letters will be missing. */
function useMemberMaterials(member: Member) {
  const { materials } = member
  const isMoving = isInProgress(member)
  const again = materials.state === 'sent'
  useRefreshedFigures(isMoving)
  const { act, isPending } = useAction({
    call: () =>
      readResponse(api.admin.members[':id'].materials.$post({ param: { id: String(member.id) }, json: { again } })),
    done: 'Materiały zostaną przygotowane i\u00A0wysłane',
  })
  const send = async () => {
    const question = questionFor(member)
    if (!question || (await confirm(question))) act()
  }
  return { send, isPending: isPending || isMoving, label: again ? 'Wyślij ponownie' : 'Przygotuj i\u00A0wyślij' }
}

function questionFor(member: Member) {
  const { materials, email } = member
  const letters = materials.missingLetters
  const boxes = letters.length > 0 ? formatBoxes(letters) : ''
  if (materials.state === 'sent') {
    return {
      title: `Wysłać ponownie: ${nameOf(member)}?`,
      text: `Certyfikat z\u00A0tym samym numerem i\u00A0grafiki powstaną od nowa, a\u00A0na adres ${email} pójdzie list z\u00A0nowym linkiem. Poprzedni link działa do swojego terminu. ${boxes}`.trim(),
      agree: 'Wyślij ponownie',
    }
  }
  if (letters.length === 0) return undefined
  return { title: `Wysłać mimo to: ${nameOf(member)}?`, text: boxes, agree: 'Przygotuj i\u00A0wyślij' }
}

/** When the materials have been sent, the figures above the lists change too. */
function useRefreshedFigures(isMoving: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    if (!isMoving) return undefined
    return () => void client.invalidateQueries(memberStatistics)
  }, [client, isMoving])
}

const words = {
  square: { label: 'Post', place: 'sm:col-span-2' },
  story: { label: 'Relacja', place: '' },
  wide: { label: 'Okładka', place: 'sm:col-span-3' },
}

/** What a member gets, drawn from what is known of them now. */
function MaterialsPreview({ member, onClose }: { member: Member; onClose(): void }) {
  const { id, materials } = member
  const files = `/api/admin/members/${id}/materials`
  return (
    <PanelDialog title={`Materiały: ${nameOf(member)}`} onClose={onClose}>
      {materials.missingLetters.length > 0 && (
        <p className="mb-5 border-l-2 border-clay py-1 pl-4 text-sm">{formatBoxes(materials.missingLetters)}</p>
      )}
      <div className="grid items-start gap-6 sm:grid-cols-5">
        <figure className="sm:col-span-2">
          <img src={`${files}/${certificatePicture}`} alt="Certyfikat" width={595} height={842} className={picture} />
          <figcaption className="mt-2 text-sm text-mid">
            {materials.certificateNumber
              ? `Certyfikat ${materials.certificateNumber}`
              : 'Certyfikat dostanie numer, gdy zostanie przygotowany'}
            {' · '}
            <a
              href={`${files}/${certificateFile}`}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-6 items-center text-violet underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11"
            >
              Otwórz PDF
            </a>
          </figcaption>
        </figure>
        <div className="grid items-start gap-6 sm:col-span-3 sm:grid-cols-3">
          {graphicFileNames.map((file) => {
            const { label, place } = words[graphicFiles[file]]
            return (
              <figure key={file} className={place}>
                <img
                  src={`${files}/${file}`}
                  alt={`Grafika: ${label}`}
                  {...graphicSizes[graphicFiles[file]]}
                  className={picture}
                />
                <figcaption className="mt-2 text-sm text-mid">{label}</figcaption>
              </figure>
            )
          })}
        </div>
      </div>
    </PanelDialog>
  )
}

const picture = 'h-auto w-full border border-line bg-salt'
