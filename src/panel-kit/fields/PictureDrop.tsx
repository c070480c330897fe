import { ImageUp } from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent, type ReactNode, type RefObject } from 'react'
import { FileButton, UploadProgress } from './FileButton.tsx'
import { PanelButton } from '../PanelButton.tsx'
import type { PictureUpload } from './usePictureUpload.ts'

interface Props {
  upload: PictureUpload
  hasPicture: boolean
  /** Where a file is chosen. */
  input?: RefObject<HTMLInputElement | null>
  /** What else can be done with the picture, while it isn't on its way. */
  beside?: ReactNode
  /** The picture itself. */
  children?: ReactNode
}

/** Where a picture is dropped or chosen; it says how far it has come, and what is wrong with it. */
export function PictureDrop({ upload, hasPicture, input, beside, children }: Props) {
  const [isOver, setOver] = useState(false)
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
  return (
    <div
      ref={place}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
      className={`flex flex-wrap items-center gap-4 rounded border border-dashed p-3 ${isOver ? 'border-violet bg-violet/8' : 'border-ink/40'}`}
    >
      {children}
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
                aria-label={hasPicture ? 'Zmień zdjęcie' : 'Wybierz zdjęcie'}
                choose={upload.start}
              >
                {hasPicture ? 'Zmień' : 'Wybierz'}
              </FileButton>
              {upload.problem && <PanelButton onClick={upload.retry}>Spróbuj ponownie</PanelButton>}
              {upload.problem && <PanelButton onClick={upload.cancel}>Zrezygnuj</PanelButton>}
              {!upload.problem && beside}
            </div>
          </>
        )}
      </div>
    </div>
  )
}
