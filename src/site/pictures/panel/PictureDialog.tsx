import { useEffect, useState } from 'react'
import { readResponse } from '../../../web/api.ts'
import { changeAddress } from '../../../panel-kit/address.ts'
import { confirm } from '../../../panel-kit/confirm.ts'
import { PictureDrop } from '../../../panel-kit/fields/PictureDrop.tsx'
import { usePictureUpload } from '../../../panel-kit/fields/usePictureUpload.ts'
import { ConflictNotice } from '../../../panel-kit/forms/ConflictNotice.tsx'
import { FormButtons } from '../../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../panel-kit/forms/usePanelForm.ts'
import { useStoredRow } from '../../../panel-kit/forms/useStoredRow.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { PanelDialog } from '../../../panel-kit/PanelDialog.tsx'
import { useAction } from '../../../panel-kit/useAction.ts'
import { leastSizeOf, pictureSlots } from '../../../ui/pictures/picture-slots.ts'
import { ownPictureDraft, type AdminPicture } from '../own-picture.ts'
import { AltFields } from './AltFields.tsx'
import { largestCrops, type Size } from './crop.ts'
import { CropFields } from './CropFields.tsx'
import { originalPictures } from './original-pictures.ts'
import { pictureSlotsQuery } from './picture-slots.query.ts'
import { noCropsOf, valuesOf, type PictureValues } from './picture-values.ts'

const leave = () => changeAddress({ picture: undefined })
const finish = () => changeAddress({ picture: undefined }, { leavesNothing: true })

/** Puts a picture of the owner's in a place of the site, or ours back. */
export function PictureDialog({ place }: { place: AdminPicture }) {
  const { stored = place, load } = useStoredRow(place, pictureSlotsQuery, valuesOf)
  const { id, version, own } = stored
  const { label, hint, page, hasNoAlt } = pictureSlots[id]
  const param = { slot: id }

  const form = usePanelForm<PictureValues, void>({
    schema: ownPictureDraft,
    values: valuesOf(stored),
    send: async (values) => {
      await readResponse(api.admin.pictures[':slot'].$put({ param, json: { ...values, version } }))
    },
    done: 'Obraz jest już na stronie',
    restsOn: load,
    onSent: finish,
  })
  const imageUrl = form.watch('imageUrl')
  const upload = usePictureUpload(`/api/admin/pictures/${id}/upload-image`, (address) => {
    form.setValue('crops', noCropsOf(id))
    form.setValue('imageUrl', address, { shouldDirty: true, shouldValidate: true })
  })
  const size = useSizeOf(imageUrl)
  const isCropped = form.watch('crops').whole.width > 0
  useEffect(() => {
    if (size && !isCropped) form.setValue('crops', largestCrops(id, size), { shouldDirty: true })
  }, [size, isCropped, id, form])

  const { act: restore, isPending: isRestoring } = useAction({
    call: () => readResponse(api.admin.pictures[':slot'].$delete({ param, query: { version: String(version) } })),
    done: 'Na stronie jest znowu oryginał',
    onDone: finish,
  })
  const askToRestore = async () => {
    const text = 'Twój obraz i\u00A0jego opisy znikną ze strony.'
    if (await confirm({ title: 'Czy na pewno przywrócić oryginał?', text, agree: 'Przywróć' })) restore()
  }
  const least = leastSizeOf(id)
  const problem = form.problemAt('imageUrl')
  return (
    <PanelDialog
      title={`${page.label}: ${label}`}
      onClose={leave}
      beside={
        <a href={page.path} target="_blank" className="text-sm text-violet underline underline-offset-4">
          Zobacz stronę
        </a>
      }
    >
      <PanelFormFrame form={form} label={label} className="space-y-6">
        <div>
          {hint && <p className="mb-3 max-w-prose text-sm text-mid">{hint}</p>}
          <PictureDrop upload={upload} hasPicture={imageUrl !== ''}>
            {!imageUrl && <img src={originalPictures[id]} alt="" className="max-h-32 max-w-48" />}
          </PictureDrop>
          <p className="mt-1 text-xs text-mid">
            Co najmniej {least.width} × {least.height} pikseli.
          </p>
          {problem && (
            <p role="alert" className="mt-1 text-sm font-medium text-clay">
              {problem}
            </p>
          )}
        </div>
        {size && isCropped && !upload.isPending && <CropFields form={form} slot={id} size={size} />}
        {imageUrl && !hasNoAlt && <AltFields form={form} />}
        <ConflictNotice form={form} load={load} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <FormButtons form={form} label="Zapisz i opublikuj" sendingLabel="Przycinanie..." onCancel={leave} />
          {own && (
            <PanelButton look="quietDanger" isPending={isRestoring} onClick={() => void askToRestore()}>
              Przywróć oryginał
            </PanelButton>
          )}
        </div>
      </PanelFormFrame>
    </PanelDialog>
  )
}

/** How large the picture at this address is, once the browser has it. */
function useSizeOf(address: string): Size | undefined {
  const [known, setKnown] = useState<Size & { address: string }>()
  useEffect(() => {
    if (!address) return
    const image = new Image()
    image.addEventListener('load', () => setKnown({ address, width: image.naturalWidth, height: image.naturalHeight }))
    image.src = address
  }, [address])
  return known?.address === address ? known : undefined
}
