import type { PanelForm } from '../../../panel-kit/forms/usePanelForm.ts'
import { cropNames, pictureSlots, type SlotName } from '../../../ui/pictures/picture-slots.ts'
import type { Size } from './crop.ts'
import { CropFrame } from './CropFrame.tsx'
import { CropPreview } from './CropPreview.tsx'
import type { PictureValues } from './picture-values.ts'

interface Props {
  form: PanelForm<PictureValues>
  slot: SlotName
  size: Size
}

const screens = { phone: 'Na telefonie', desktop: 'Na komputerze' }
const labels = { whole: 'ekrany szerokie', upright: 'telefony' }

/** Which part of the picture is shown, and how it then looks on the screens of visitors. */
export function CropFields({ form, slot, size }: Props) {
  const { looks, ...place } = pictureSlots[slot]
  const crops = form.watch('crops')
  const shown = cropNames.flatMap((name) => {
    const [of, crop] = [place[name], crops[name]]
    return of && crop ? [{ name, of, crop }] : []
  })
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-1 text-sm font-medium">Kadr</legend>
        <p className="mb-3 max-w-prose text-xs text-mid">
          Przesuń ramkę, a&nbsp;jej róg pociągnij, by ją zmniejszyć lub powiększyć. Klawiaturą: strzałki, z&nbsp;Shift
          szybciej.
        </p>
        <div className="flex flex-wrap gap-x-6 gap-y-4">
          {shown.map(({ name, of, crop }) => (
            <div key={name} className="min-w-0">
              {shown.length > 1 && <p className="mb-1 text-sm">{labels[name]}</p>}
              <CropFrame
                label={shown.length > 1 ? labels[name] : place.label}
                address={form.watch('imageUrl')}
                size={size}
                crop={crop}
                of={of}
                change={(changed) => form.setValue(`crops.${name}`, changed, { shouldDirty: true })}
              />
              {crop.width < widestLook(slot, name) && (
                <p className="mt-1 max-w-prose text-xs text-clay">
                  Na dużych ekranach będzie nieostry: kadr ma {crop.width} pikseli szerokości, a&nbsp;najlepiej, gdy ma{' '}
                  {of.width}.
                </p>
              )}
            </div>
          ))}
        </div>
      </fieldset>
      <section aria-label="Podgląd">
        <h3 className="mb-2 text-sm font-medium">Podgląd</h3>
        <div className="flex flex-wrap items-start gap-6">
          {looks.map(({ screen, crop: name = 'whole', ...look }) => {
            const crop = shown.find((one) => one.name === name)
            return (
              crop && (
                <CropPreview
                  key={screen}
                  {...crop}
                  label={screens[screen]}
                  address={form.watch('imageUrl')}
                  size={size}
                  screen={look}
                  focus={place.focus}
                  isUnderTitle={slot === 'hero'}
                />
              )
            )
          })}
        </div>
      </section>
    </>
  )
}

const widestLook = (slot: SlotName, name: 'whole' | 'upright') =>
  Math.max(...pictureSlots[slot].looks.filter(({ crop = 'whole' }) => crop === name).map(({ width }) => width))
