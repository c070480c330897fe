import { ImageUp } from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react'
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form'
import { optionalPicture } from '../../schemas/panel-fields.ts'
import { FileButton, UploadProgress } from './FileButton.tsx'
import { PanelButton } from '../PanelButton.tsx'
import { TextField } from './PanelField.tsx'
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
  const [isOver, setOver] = useState(false)
  const [preview, setPreview] = useState(imageUrl)
  // An address isn't asked for with each letter of it, nor what the server would refuse.
  useEffect(() => {
    const pause = setTimeout(() => setPreview(optionalPicture.safeParse(imageUrl).success ? imageUrl : ''), 400)
    return () => clearTimeout(pause)
  }, [imageUrl])
  const place = useRef<HTMLDivElement>(null)
  const stage = upload.isPending ? 'pending' : upload.problem ? 'failed' : 'calm'
  const stageBefore = useRef(stage)
  useEffect(() => {
    const hasChanged = stageBefore.current !== stage
    stageBefore.current = stage
    // The button that was pressed has gone, and what one goes on with is where it was.
    if (hasChanged && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [stage])
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') upload.start(event.dataTransfer.files[0])
  }
  const remove = () => {
    form.setValue(name, '' as PathValue<Values, FieldPath<Values>>, { shouldDirty: true, shouldValidate: true })
    input.current?.focus()
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">Zdjęcie</legend>
      <div
        ref={place}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drag}
        className={`flex flex-wrap items-center gap-4 rounded border border-dashed p-3 ${isOver ? 'border-violet bg-violet/8' : 'border-ink/40'}`}
      >
        {/* What this browser can't show may still be a picture: the server decides. */}
        {renderPicture(upload.file?.address ?? preview)}
        <div className="min-w-0 flex-[1_1_12rem] text-sm">
          {upload.file && <p className="truncate">{upload.file.name}</p>}
          {upload.isPending ? (
            <UploadProgress label="Przesyłanie zdjęcia" percent={upload.percent} cancel={upload.cancel} />
          ) : (
            <>
              {upload.problem ? (
                <p role="alert" className="font-medium text-clay">
                  {upload.problem}
                </p>
              ) : (
                <p className="text-mid">Przeciągnij tu zdjęcie albo wybierz plik.</p>
              )}
              <div className="mt-2 flex flex-wrap gap-2">
                <FileButton
                  icon={ImageUp}
                  ref={input}
                  accept="image/*"
                  aria-label={imageUrl ? 'Zmień zdjęcie' : 'Wybierz zdjęcie'}
                  choose={upload.start}
                >
                  {imageUrl ? 'Zmień' : 'Wybierz'}
                </FileButton>
                {upload.problem && <PanelButton onClick={upload.retry}>Spróbuj ponownie</PanelButton>}
                {upload.problem && <PanelButton onClick={upload.cancel}>Zrezygnuj</PanelButton>}
                {imageUrl && !upload.problem && (
                  <PanelButton look="quietDanger" onClick={remove}>
                    Usuń zdjęcie
                  </PanelButton>
                )}
              </div>
            </>
          )}
        </div>
      </div>
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
