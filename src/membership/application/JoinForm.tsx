import { schemasTexts } from '../../schemas/texts.ts'
import { membershipTexts } from '../texts.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { readResponse, CallFailed } from '../../web/api.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { FormFrame } from '../../ui/forms/FormFrame.tsx'
import { FormOutcome } from '../../ui/forms/FormOutcome.tsx'
import { chosenPhoto, PhotoField } from '../../ui/forms/PhotoField.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { useForm, type Form } from '../../ui/forms/useForm.ts'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import { chefApplication, restaurantApplication, type MemberKind } from '../member.ts'

/** How long the message stands before the page that explains the rest. */
const readingTime = 2_000

const schemas = {
  chef: z.extend(chefApplication, { photo: chosenPhoto }),
  restaurant: z.extend(restaurantApplication, { photo: chosenPhoto }),
}

interface Props {
  kind: MemberKind
  /** Whether somebody has just chosen it: what had the focus is gone. */
  takesFocus: boolean
  onChangeType(): void
}

export function JoinForm({ kind, takesFocus, onChangeType }: Props) {
  const texts = useTexts(membershipTexts).application
  const { kinds } = useTexts(membershipTexts).join
  const form = useJoinForm(kind)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const isSent = form.state === 'sent'
  return (
    <section aria-labelledby="application">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-b border-line pb-5">
        <h2 id="application" ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {kinds[kind].heading}
        </h2>
        {!isSent && (
          <button
            type="button"
            onClick={onChangeType}
            className="-my-2 py-2 text-violet underline underline-offset-4 hover:no-underline"
          >
            {texts.changeType}
          </button>
        )}
      </div>
      <FormFrame form={form} className="mt-8">
        {!isSent && <Fields form={form} kind={kind} />}
        <FormOutcome form={form} sent={texts.sent[kind]} failed={form.refusal ?? texts.failed} />
      </FormFrame>
    </section>
  )
}

function Fields({ form, kind }: { form: Form; kind: MemberKind }) {
  const texts = useTexts(membershipTexts).application
  return (
    <>
      <p className="mb-6 text-sm text-mid">{texts.allRequired}</p>
      {kind === 'chef' ? (
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Field form={form} name="firstName" label={texts.firstName} autoComplete="given-name" />
          <Field form={form} name="lastName" label={texts.lastName} autoComplete="family-name" />
        </div>
      ) : (
        <Field form={form} name="organizationName" label={texts.organizationName} autoComplete="organization" />
      )}
      <Field form={form} name="email" label={texts.email} type="email" autoComplete="email" />
      <Field
        form={form}
        name="address"
        label={texts[`${kind}Address`]}
        hint={texts[`${kind}AddressHint`]}
        lines={3}
        autoComplete="street-address"
      />
      <Field
        form={form}
        name="description"
        label={texts[`${kind}Description`]}
        hint={texts.descriptionHint}
        lines={6}
      />
      <PhotoField form={form} name="photo" texts={texts.photo} />
      <p className="max-w-prose border-t border-line pt-6 pb-3 text-sm text-mid">{texts.newsletterNotice}</p>
      <SubmitButton form={form} label={texts.submit} sendingLabel={texts.sending} />
    </>
  )
}

function useJoinForm(kind: MemberKind): Form {
  const { api, language } = useAppContext()
  const navigate = useNavigate()

  async function send({ photo, ...application }: z.output<(typeof schemas)['chef']>) {
    if (await isKnown(application.email)) {
      const sentence = (await schemasTexts.load(language)).alreadyApplied[kind]
      throw new CallFailed(409, { message: sentence, fields: { email: sentence } })
    }
    const sent = { form: { data: JSON.stringify(application), ...(photo && { photo }) } }
    await (kind === 'chef' ? readResponse(api.chefs.$post(sent)) : readResponse(api.restaurants.$post(sent)))
  }

  /** Asked first, so that nobody uploads a photo in vain. When it can't be told, the server decides on the whole. */
  const isKnown = (email: string) =>
    readResponse((kind === 'chef' ? api.chefs : api.restaurants)[':email'].$get({ param: { email } })).then(
      ({ exists }) => exists,
      () => false,
    )

  const form = useForm({
    schema: schemas[kind] as (typeof schemas)['chef'],
    send,
  })

  const isSent = form.state === 'sent'
  useEffect(() => {
    if (!isSent) return
    // What had the focus is gone.
    form.element.current?.querySelector('output')?.focus()
    const leaving = setTimeout(() => void navigate({ to: '/success', search: { type: kind } }), readingTime)
    return () => clearTimeout(leaving)
  }, [isSent, kind, navigate, form.element])
  return form
}
