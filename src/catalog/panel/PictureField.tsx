import { ImageUp } from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { PanelButton } from '../../web/panel/PanelButton.tsx'
import { TextField } from '../../web/panel/PanelField.tsx'
import type { PanelForm } from '../../web/panel/usePanelForm.ts'
import { optionalPicture } from '../../wire/panel-fields.ts'
import { ProductThumbnail } from './ProductThumbnail.tsx'
import type { ProductValues } from './product-values.ts'
import type { PictureUpload } from './usePictureUpload.ts'

interface Props {
  form: PanelForm<ProductValues>
  upload: PictureUpload
  imageUrl: string
  weight: number | null
}

/** The picture of a product: dropped or chosen, shown on its way, or named by its address. */
export function PictureField({ form, upload, imageUrl, weight }: Props) {
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
    form.setValue('imageUrl', '', { shouldDirty: true, shouldValidate: true })
    input.current?.focus()
  }
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">Zdjęcie</legend>
      <div
        ref={place}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drag}
        className={`flex items-center gap-4 rounded border border-dashed p-3 ${isOver ? 'border-violet bg-violet/8' : 'border-ink/40'}`}
      >
        {/* What this browser can't show may still be a picture: the server decides. */}
        <ProductThumbnail imageUrl={upload.file?.address ?? preview} weight={weight} className="size-20" />
        <div className="min-w-0 flex-1 text-sm">
          {upload.file && <p className="truncate">{upload.file.name}</p>}
          {upload.isPending ? (
            <UploadProgress upload={upload} />
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
                <span className="relative inline-flex">
                  {/* The field itself lies over the button that people see: it is clicked and focused. */}
                  <input
                    ref={input}
                    type="file"
                    accept="image/*"
                    aria-label={imageUrl ? 'Zmień zdjęcie' : 'Wybierz zdjęcie'}
                    onChange={({ target }) => {
                      upload.start(target.files?.[0])
                      // The same file can be chosen once more.
                      target.value = ''
                    }}
                    className="peer absolute inset-0 w-full cursor-pointer opacity-0"
                  />
                  <span className="inline-flex min-h-9 items-center gap-2 rounded border border-ink/25 px-3.5 py-1 font-medium peer-hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-violet pointer-coarse:min-h-11">
                    <ImageUp aria-hidden="true" strokeWidth={1.5} className="size-4" />
                    {imageUrl ? 'Zmień' : 'Wybierz'}
                  </span>
                </span>
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
          name="imageUrl"
          label="Adres zdjęcia"
          isOptional
          hint="Ścieżka na tej stronie albo adres https."
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </fieldset>
  )
}

function UploadProgress({ upload: { percent, cancel } }: { upload: PictureUpload }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <progress
        aria-label="Przesyłanie zdjęcia"
        max={100}
        value={percent}
        className="h-1.5 min-w-24 flex-1 appearance-none overflow-hidden rounded-full bg-ink/10 [&::-moz-progress-bar]:bg-violet [&::-webkit-progress-bar]:bg-ink/10 [&::-webkit-progress-value]:bg-violet"
      />
      {/* All of it has been sent: now the server is at work on it. */}
      <span className="text-xs text-mid tabular-nums">{percent < 100 ? `${percent}%` : 'Przetwarzanie...'}</span>
      <PanelButton onClick={cancel}>Przerwij</PanelButton>
    </div>
  )
}
