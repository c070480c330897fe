import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { languages } from '../../../kernel/language.ts'
import { panelBox } from '../../../panel-kit/fields/PanelField.tsx'
import { dropLook, Grip, MoveButtons } from '../../../panel-kit/lists/Grip.tsx'
import { RowButton } from '../../../panel-kit/lists/RowButton.tsx'
import type { Reordering } from '../../../panel-kit/lists/useReordering.ts'
import type { AdminPicture } from '../product-picture.ts'

interface Props {
  picture: AdminPicture
  index: number
  count: number
  reordering: Reordering
  drop: string | undefined
  isOpen: boolean
  onOpen(): void
  onChange(picture: AdminPicture): void
  onRemove(): void
}

/** One picture of the gallery, with what it shows in each language. */
export function GalleryPicture({ picture, index, count, reordering, drop, isOpen, ...does }: Props) {
  const id = useId()
  const name = `zdjęcie ${index + 1}`
  return (
    <li data-drop={drop} className={`${dropLook} border-b border-line py-3`}>
      <div className="flex items-start gap-3">
        <Grip {...{ reordering, index, name, isOpen }} onOpen={does.onOpen} />
        <div className="w-20 shrink-0">
          <img src={picture.url} alt="" className="size-20 rounded border border-line bg-paper object-cover" />
          {index === 0 && <p className="mt-1 text-center text-xs text-mid">główne</p>}
        </div>
        <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
          {languages.map((language) => (
            <div key={language}>
              <label htmlFor={`${id}-${language}`} className="mb-0.5 block text-xs text-mid">
                Tekst alternatywny ({language})<span className="sr-only">, {name}</span>
              </label>
              <input
                id={`${id}-${language}`}
                value={picture.alt[language] ?? ''}
                maxLength={200}
                onChange={({ currentTarget }) =>
                  does.onChange({ ...picture, alt: { ...picture.alt, [language]: currentTarget.value } })
                }
                className={panelBox}
              />
            </div>
          ))}
        </div>
        <RowButton icon={Trash2} label={`Zabierz z galerii: ${name}`} onClick={does.onRemove} />
      </div>
      {isOpen && <MoveButtons {...{ reordering, index, count }} />}
    </li>
  )
}
