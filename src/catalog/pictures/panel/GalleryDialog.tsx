import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { api } from '../../../panel-kit/panel-api.ts'
import { dropMark } from '../../../panel-kit/lists/Grip.tsx'
import { useReordering } from '../../../panel-kit/lists/useReordering.ts'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { PanelDialog } from '../../../panel-kit/PanelDialog.tsx'
import { mayLeave, useUnsavedChanges } from '../../../panel-kit/forms/unsaved.ts'
import { useAction } from '../../../panel-kit/useAction.ts'
import { readResponse } from '../../../web/api.ts'
import type { AdminProduct } from '../../product.ts'
import { maxPictures, type AdminPicture } from '../product-picture.ts'
import { GalleryPicture } from './GalleryPicture.tsx'
import { useUploads } from './useUploads.ts'

/** All pictures of a product: several are added at once, put into order, described and taken away; saved together. */
export default function GalleryDialog({ product, onClose }: { product: AdminProduct; onClose(): void }) {
  const [began] = useState(product)
  const [pictures, setPictures] = useState(product.pictures)
  const [before, setBefore] = useState<{ pictures: AdminPicture[]; said: string }>()
  const [opened, setOpened] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const isChanged = JSON.stringify(pictures) !== JSON.stringify(began.pictures)
  useUnsavedChanges(isChanged)
  const reordering = useReordering(list, pictures.length, (from, to) => {
    const [moved] = pictures.slice(from, from + 1)
    if (!moved) return
    setBefore({ pictures, said: `Zdjęcie jest teraz na miejscu ${to + 1} z\u00A0${pictures.length}.` })
    setPictures(pictures.toSpliced(from, 1).toSpliced(to, 0, moved))
  })
  const { upload, isPending, said } = useUploads((url) =>
    setPictures((now) =>
      now.length >= maxPictures || now.some((one) => one.url === url) ? now : [...now, { url, alt: {} }],
    ),
  )
  // A change of something else is no reason to refuse this one.
  const isAsBegun = JSON.stringify(product.pictures) === JSON.stringify(began.pictures)
  const saving = useAction({
    call: () =>
      readResponse(
        api.admin.products[':id'].$put({
          param: { id: String(began.id) },
          json: { pictures, version: isAsBegun ? product.version : began.version },
        }),
      ),
    done: 'Galeria została zapisana',
    onDone: onClose,
  })
  const leave = async () => {
    if (!isChanged || (await mayLeave())) onClose()
  }
  return (
    <PanelDialog title={`Galeria: ${began.name}`} onClose={() => void leave()}>
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          upload([...event.dataTransfer.files])
        }}
        className="space-y-5 text-sm"
      >
        <p className="text-mid">
          Pierwsze zdjęcie jest główne: widać je na liście w&nbsp;sklepie. Najwyżej {maxPictures}. Tekst alternatywny
          czytają czytniki ekranu i&nbsp;wyszukiwarki; pusty w&nbsp;innym języku oznacza polski.
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-dashed border-ink/40 p-4">
          <span className="relative inline-flex">
            <input
              type="file"
              multiple
              accept="image/*"
              aria-label="Dodaj do galerii"
              disabled={isPending || pictures.length >= maxPictures}
              onChange={({ target }) => {
                upload([...(target.files ?? [])])
                target.value = ''
              }}
              className="peer absolute inset-0 w-full cursor-pointer opacity-0 disabled:cursor-default"
            />
            <span className="inline-flex min-h-9 items-center gap-2 rounded border border-ink/25 px-3.5 py-1 font-medium peer-hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-violet peer-disabled:opacity-60 pointer-coarse:min-h-11">
              <ImagePlus aria-hidden="true" strokeWidth={1.5} className="size-4" />
              Wybierz pliki
            </span>
          </span>
          <span className="text-mid">albo przeciągnij je tutaj, także kilka naraz.</span>
          <output className="basis-full empty:hidden">{said}</output>
        </div>
        <ul ref={list} className="border-t border-line empty:hidden">
          {pictures.map((picture, index) => (
            <GalleryPicture
              key={picture.url}
              {...{ picture, index, reordering }}
              count={pictures.length}
              drop={dropMark(reordering, index, pictures.length)}
              isOpen={opened === picture.url}
              onOpen={() => setOpened(opened === picture.url ? undefined : picture.url)}
              onChange={(changed) => setPictures(pictures.with(index, changed))}
              onRemove={() => {
                setBefore({ pictures, said: `Zdjęcie ${index + 1} zniknie z\u00A0galerii po zapisaniu.` })
                setPictures(pictures.toSpliced(index, 1))
              }}
            />
          ))}
        </ul>
        <div className="sticky -bottom-6 flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3">
          <PanelButton
            look="solid"
            disabled={!isChanged}
            isPending={saving.isPending || isPending}
            onClick={() => saving.act()}
          >
            {saving.isPending ? 'Zapisywanie...' : 'Zapisz galerię'}
          </PanelButton>
          <output>{before?.said}</output>
          {before && (
            <PanelButton
              look="quiet"
              onClick={() => {
                setPictures(before.pictures)
                setBefore(undefined)
              }}
            >
              Cofnij
            </PanelButton>
          )}
        </div>
      </div>
    </PanelDialog>
  )
}
