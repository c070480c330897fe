import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form'
import { optionalPicture } from '../../schemas/panel-fields.ts'
import { PanelButton } from '../PanelButton.tsx'
import { TextField } from './PanelField.tsx'
import { PictureDrop } from './PictureDrop.tsx'
import type { PanelForm } from '../forms/usePanelForm.ts'
import type { PictureUpload } from './usePictureUpload.ts'

interface Props<Values extends FieldValues> {
  form: PanelForm<Values>
  /** The field that holds the picture's address. */
  name: FieldPath<Values>
  upload: PictureUpload
  /** Shows the picture at this address, or what stands in where there is none. */
  renderPicture(address: string): ReactNode
}

const warning =
  'Obraz z\u00A0obcego adresu pobierają od jego właściciela przeglądarki odwiedzających, a\u00A0on poznaje ich adresy IP. Lepiej prześlij plik.'

const isElsewhere = (address: string) =>
  address.startsWith('https:') && URL.canParse(address) && new URL(address).origin !== window.location.origin

/** A picture: dropped or chosen, shown on its way, or named by its address. */
export function PictureField<Values extends FieldValues>({ form, name, upload, renderPicture }: Props<Values>) {
  const imageUrl: string = form.watch(name)
  const input = useRef<HTMLInputElement>(null)
  const [preview, setPreview] = useState(imageUrl)
  // An address isn't asked for with each letter of it, nor what the server would refuse.
  useEffect(() => {
    const pause = setTimeout(() => setPreview(optionalPicture.safeParse(imageUrl).success ? imageUrl : ''), 400)
    return () => clearTimeout(pause)
  }, [imageUrl])
  const remove = () => {
    form.setValue(name, '' as PathValue<Values, FieldPath<Values>>, { shouldDirty: true, shouldValidate: true })
    input.current?.focus()
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">Zdjęcie</legend>
      <PictureDrop
        upload={upload}
        hasPicture={imageUrl !== ''}
        input={input}
        beside={
          imageUrl && (
            <PanelButton look="quietDanger" onClick={remove}>
              Usuń zdjęcie
            </PanelButton>
          )
        }
      >
        {/* What this browser can't show may still be a picture: the server decides. */}
        {renderPicture(upload.file?.address ?? preview)}
      </PictureDrop>
      <div className="mt-3">
        <TextField
          form={form}
          name={name}
          label="Adres zdjęcia"
          isOptional
          hint={isElsewhere(imageUrl) ? warning : 'Ścieżka na tej stronie albo adres https.'}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </fieldset>
  )
}
