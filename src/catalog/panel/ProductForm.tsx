import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { readResponse } from '../../web/api.ts'
import { changeAddress } from '../../panel-kit/address.ts'
import { confirm } from '../../panel-kit/confirm.ts'
import { useEscape } from '../../panel-kit/keyboard-shortcuts.ts'
import { FormButtons } from '../../panel-kit/forms/FormButtons.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import { atTheirLanguages } from '../../panel-kit/fields/typed-translations.ts'
import { mayLeave } from '../../panel-kit/forms/unsaved.ts'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { usePictureUpload } from '../../panel-kit/fields/usePictureUpload.ts'
import type { AdminProduct } from '../product.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { missingFoodFacts } from './missing-food-facts.ts'
import { changesOf, draftOf, isEmpty, typedProduct, valuesOf, type ProductValues } from './product-values.ts'
import { ProductFields } from './ProductFields.tsx'
import { ProductTexts } from './ProductTexts.tsx'
import { useRebase } from './useRebase.ts'

interface Props {
  /** The product as it was when the form opened. Undefined for a new one. */
  product?: AdminProduct
  /** The product as the server has it now. Undefined when it is deleted. */
  latest?: AdminProduct | undefined
  /** The place of a new one in the shop: after all others. */
  lastPlace?: number
  /** Whether somebody opened this form, or it is just shown beside the list. */
  isAsked: boolean
  /** Whether a promotion is typed below but not added. Saving the product must not discard it. */
  isMoreTyped?(): boolean
}

/** Creates or changes a product. */
export function ProductForm({ product, latest, lastPlace, isAsked, isMoreTyped }: Props) {
  const place = useRef<HTMLElement>(null)
  const [began, setBegan] = useState(product)
  const [attempts, setAttempts] = useState(0)
  const [created, setCreated] = useState<AdminProduct>()
  const isGone = product !== undefined && latest === undefined
  const isNew = !began || isGone

  const send = async (typed: ProductValues) => {
    try {
      return await (isNew
        ? readResponse(api.admin.products.$post({ json: draftOf(typed) }))
        : readResponse(
            api.admin.products[':id'].$put({ param: { id: String(began.id) }, json: changesOf(typed, began) }),
          ))
    } catch (error) {
      throw atTheirLanguages(error, typed.translations, isEmpty)
    }
  }
  const form = usePanelForm<ProductValues, AdminProduct>({
    schema: typedProduct,
    values: valuesOf(product, lastPlace),
    // Once they are known, or another product has taken the place.
    isLive: isNew,
    asks: async (typed) => !isNew || !typed.isActive || agreesToSell(missingFoodFacts(typed)),
    send,
    done: () => {
      if (isNew) return 'Produkt został utworzony'
      return isMoreTyped?.()
        ? 'Produkt został zaktualizowany. Promocja wpisana poniżej nie jest jeszcze dodana.'
        : 'Produkt został zaktualizowany'
    },
    ...(isNew && {
      failed: { title: 'Błąd przy tworzeniu produktu', fallback: 'Nie udało się utworzyć produktu' },
    }),
    ...(product && {
      restsOn: (answer: AdminProduct) => {
        setBegan(answer)
        return valuesOf(answer)
      },
    }),
    onSent: (answer) => {
      if (product) {
        // What is typed next is on top of this, also before the list has come anew.
        if (isMoreTyped?.()) setBegan(answer)
        else close()
        return
      }
      // The next one can be typed at once.
      form.reset(valuesOf(undefined, lastPlace))
      setCreated(answer)
      nameIn(place.current)?.focus()
    },
  })
  const upload = usePictureUpload('/api/admin/products/upload-image', (address) =>
    form.setValue('imageUrl', address, { shouldDirty: true, shouldValidate: true }),
  )
  const { differences, keepMine, takeTheirs } = useRebase(form, began, latest, setBegan)

  const close = () => changeAddress({ edit: undefined }, { leavesNothing: true })
  const leave = async () => {
    if (!(await mayLeave())) return
    upload.cancel()
    form.reset()
    if (isAsked) close()
  }
  useEscape(() => {
    if (isAsked || place.current?.contains(document.activeElement)) void leave()
  })
  useEffect(() => {
    if (isAsked) nameIn(place.current)?.focus()
  }, [isAsked])

  const submit = (event?: { preventDefault(): void }) => {
    event?.preventDefault()
    // A picture that is still being uploaded would be missing.
    if (upload.isPending) return
    setAttempts(attempts + 1)
    form.submit()
  }
  const held = { ...form, submit, isSending: form.isSending || upload.isPending }
  const heading = product ? `Edycja: ${product.name}` : 'Nowy produkt'
  return (
    <section ref={place} aria-label={heading}>
      <PanelButton look="quiet" className="mb-2 -ml-3.5 xl:hidden!" onClick={() => void leave()}>
        <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
        Wróć do listy
      </PanelButton>
      <h2 className="mb-3 flex min-h-9 items-center text-2xl wrap-anywhere">{heading}</h2>
      <output className="-mt-2 mb-3 block text-sm text-mid empty:hidden">
        {created && (
          <>
            Ostatnio dodany: {created.name}.{' '}
            <PanelButton look="quiet" onClick={() => changeAddress({ edit: String(created.id) })}>
              Edytuj go
            </PanelButton>
          </>
        )}
      </output>
      <PanelFormFrame form={held} label={heading} className="space-y-6">
        {isGone && <GoneMeanwhile />}
        {differences.length > 0 && (
          <ChangedMeanwhile isSending={form.isSending} {...{ differences, keepMine, takeTheirs }} />
        )}
        <ProductTexts form={form} attempts={attempts} />
        <ProductFields form={form} upload={upload} stockNow={latest?.stockQuantity} />
        <div className="sticky bottom-0 z-10 -mx-1 border-t border-line bg-salt px-1 py-3">
          <FormButtons
            form={held}
            label={isGone ? 'Dodaj jako nowy produkt' : product ? 'Zapisz zmiany' : 'Dodaj produkt'}
            {...(upload.isPending && { sendingLabel: 'Przesyłanie zdjęcia...' })}
            onCancel={isAsked || form.isDirty ? () => void leave() : undefined}
          />
        </div>
      </PanelFormFrame>
    </section>
  )
}

/** The law requires these of food that is sold at a distance. */
async function agreesToSell(missing: string[]): Promise<boolean> {
  if (missing.length === 0) return true
  return confirm({
    title: 'Sprzedawać produkt bez danych, których wymaga prawo?',
    text: `Brakuje: ${missing.join(', ')}. Można je uzupełnić w\u00A0formularzu albo wyłączyć „Aktywny”: wtedy produkt zapisze się jako ukryty.`,
    agree: 'Sprzedawaj mimo to',
    decline: 'Wróć do formularza',
  })
}

const nameIn = (form: HTMLElement | null) => form?.querySelector<HTMLElement>('input[name=name]')

const GoneMeanwhile = () => (
  <div role="alert" className="border-l-2 border-clay py-1 pl-4 text-sm">
    <p className="font-medium text-clay">Ten produkt został w międzyczasie usunięty</p>
    <p>To, co jest w formularzu, można dodać jako nowy produkt albo porzucić.</p>
  </div>
)
