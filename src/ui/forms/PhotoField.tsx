import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { maxPhotoBytes, photoFormats } from '../../schemas/photo.ts'
import { Button } from '../Button.tsx'
import { fieldAttributes, Labelled } from './Field.tsx'
import type { Form } from './useForm.ts'

type Texts = Record<'label' | 'hint' | 'choose' | 'change' | 'remove' | 'preview', string>

/** One photo or none, shown before it is sent. */
export function PhotoField({ form, name, texts }: { form: Form; name: string; texts: Texts }) {
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<{ name: string; address: string }>()
  useEffect(() => () => URL.revokeObjectURL(shown?.address ?? ''), [shown])
  const show = (photo: File | undefined) => setShown(photo && { name: photo.name, address: URL.createObjectURL(photo) })
  const remove = () => {
    if (!input.current) return
    input.current.value = ''
    // As if somebody had taken it out: what was said of it is reconsidered.
    input.current.dispatchEvent(new Event('change', { bubbles: true }))
    input.current.focus()
  }
  const { ref, onChange, ...registered } = form.register(name)
  return (
    <Labelled form={form} name={name} label={texts.label} hint={texts.hint}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        {shown && <Preview {...shown} label={texts.preview} />}
        <div className="relative">
          {/* The field itself lies over the button that people see: it is clicked, focused and dropped upon. */}
          <input
            ref={(element) => {
              ref(element)
              input.current = element
            }}
            type="file"
            accept={photoFormats.join(',')}
            {...fieldAttributes(form, name, texts.hint)}
            {...registered}
            onChange={(event) => {
              show(event.target.files?.[0])
              void onChange(event)
            }}
            className="peer absolute inset-0 cursor-pointer opacity-0"
          />
          <span className="inline-flex min-h-12 items-center rounded border border-ink/55 px-6 font-medium peer-hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-violet peer-aria-invalid:border-clay">
            {shown ? texts.change : texts.choose}
          </span>
        </div>
        {shown && (
          <Button look="outline" onClick={remove}>
            {texts.remove}
          </Button>
        )}
      </div>
    </Labelled>
  )
}

function Preview({ name, address, label }: Record<'name' | 'address' | 'label', string>) {
  return (
    <figure className="w-full sm:w-auto">
      {/* What this browser can't show may still be a photo: the server decides. */}
      <img
        key={address}
        src={address}
        alt={label}
        onError={({ currentTarget }) => (currentTarget.hidden = true)}
        className="size-36 rounded border border-line bg-paper object-cover"
      />
      <figcaption dir="auto" className="mt-2 max-w-72 truncate text-sm text-mid">
        {name}
      </figcaption>
    </figure>
  )
}

/** The photo that was chosen, if any, as far as can be told without opening it. */
export const chosenPhoto = z.pipe(
  z.transform((files: FileList | undefined) => files?.[0]),
  z.optional(
    z.file().check(
      z.maxSize(maxPhotoBytes, 'photo_too_large'),
      z.refine(({ type }) => type === '' || photoFormats.includes(type), 'not_a_photo'),
    ),
  ),
)
