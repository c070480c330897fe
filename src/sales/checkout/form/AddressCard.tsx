import { checkoutTexts } from '../texts.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import type { CountryCode } from '../../../kernel/countries.ts'
import type { FieldsOwner } from '../../../ui/forms/useForm.ts'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useTexts } from '../../../web/app-context.tsx'
import { AddressFields } from './AddressFields.tsx'
import { Card } from './Card.tsx'
import type { AddressField, TypedAddress } from './draft.ts'
import { ShownAddress } from './ShownAddress.tsx'

interface Props {
  form: FieldsOwner
  address: TypedAddress
  /** Whose address it is; not known yet while that is being asked. */
  of: 'guest' | 'customer' | 'unknown'
  isEditing: boolean
  /** Whether there is something to go back to. */
  canCancel: boolean
  /** What stood in the way of saving. */
  notice: { sentence: string } | undefined
  /** Where we send to. */
  countries: CountryCode[]
  /** Why nothing can be sent there. */
  notThere: string | undefined
  /** What the chosen delivery means for it. */
  hint: string | undefined
  onType(field: AddressField, value: string): void
  onEdit(): void
  onSave(): boolean
  onCancel(): void
  children: ReactNode
}

/** Guests type where the parcel goes; customers read it, and may change it for this order. */
export function AddressCard(props: Props) {
  const { form, address, of, isEditing, canCancel, notice, countries, notThere, hint, onType, children } = props
  const texts = useTexts(checkoutTexts).checkoutForm.address
  const card = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (notice) alert.current?.focus()
  }, [notice])
  /** The button that was pressed is gone. */
  const focusNext = (selector: string) =>
    requestAnimationFrame(() => card.current?.querySelector<HTMLElement>(selector)?.focus())
  const edit = () => {
    props.onEdit()
    focusNext('input')
  }
  const save = () => {
    if (props.onSave()) focusNext('[data-edit]')
  }
  const cancel = () => {
    props.onCancel()
    focusNext('[data-edit]')
  }
  return (
    <Card name="address" heading={texts.heading}>
      <p aria-live="polite" className="mb-6 border-l-2 border-sea pl-4 text-sm empty:hidden">
        {hint}
      </p>
      {of === 'unknown' ? (
        <Skeleton className="h-96 sm:h-80" />
      ) : (
        <form
          ref={card}
          method="dialog"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          {of === 'guest' && (
            <p className="mb-6 text-mid">
              {texts.hasAccount}{' '}
              <Link
                to="/store/login"
                search={{ next: '/checkout' }}
                className="inline-block py-1 text-violet underline underline-offset-4 hover:no-underline"
              >
                {texts.signIn}
              </Link>
            </p>
          )}
          {isEditing ? (
            <AddressFields
              form={{ ...form, problemAt: (name) => (name === 'country' && notThere) || form.problemAt(name) }}
              address={address}
              countries={countries}
              onType={onType}
            />
          ) : (
            <div className="flex flex-wrap items-start justify-between gap-6">
              <ShownAddress address={address} />
              <Button look="outline" onClick={edit} data-edit>
                {texts.edit}
              </Button>
            </div>
          )}
          <div aria-live="polite">
            {notThere && (
              <p className="mt-4 mb-4 border-l-2 border-clay pl-4 text-sm">
                {!isEditing && <span className="block font-medium text-clay">{notThere}</span>}
                <Link to="/contact" className="inline-block py-1 text-violet underline underline-offset-4">
                  {texts.askUs}
                </Link>
              </p>
            )}
          </div>
          {of === 'customer' && isEditing && (
            <>
              <p className="mb-4 text-sm text-mid">{texts.editHint}</p>
              <div className="flex flex-wrap gap-3">
                <Button type="submit" look="outline" data-unsaved>
                  {texts.save}
                </Button>
                {canCancel && (
                  <Button look="outline" onClick={cancel}>
                    {texts.cancel}
                  </Button>
                )}
              </div>
            </>
          )}
          {of === 'customer' && (
            <p
              ref={alert}
              role="alert"
              tabIndex={-1}
              className="mt-4 border-l-2 border-clay pl-4 font-medium text-clay outline-none empty:hidden"
            >
              {notice?.sentence}
            </p>
          )}
        </form>
      )}
      {children}
    </Card>
  )
}
