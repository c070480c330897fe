import { membershipTexts } from '../texts.ts'
import type { PlainPage } from '../../schemas/plain-page.ts'
import kitchen from '../kitchen.svg'
import quay from '../quay.svg'
import { Button } from '../../ui/Button.tsx'
import { box, fieldAttributes, Labelled } from '../../ui/forms/Field.tsx'
import { PlainField, PlainForm, plainFields } from '../../ui/forms/PlainForm.tsx'
import { useAppContext, useTexts } from '../../web/app-context.tsx'
import type { MemberKind } from '../member.ts'
import { photoFormats } from '../../schemas/photo.ts'

const kinds = ['chef', 'restaurant'] as const
const drawings = { chef: kitchen, restaurant: quay }

/** The choice and the form where no scripts run. */
export function PlainJoin({ page }: { page: PlainPage }) {
  const kind = kinds.find((one) => one === page.told)
  return kind ? <Application kind={kind} page={page} /> : <Choice />
}

function Choice() {
  const { language } = useAppContext()
  const texts = useTexts(membershipTexts).join
  return (
    <>
      <h2 className="text-2xl">{texts.choose}</h2>
      <ul className="mt-5 border-t border-line">
        {kinds.map((kind) => (
          <li key={kind} className="border-b border-line">
            <a href={`/joinus?type=${kind}&lang=${language}`} className="group block py-8 sm:py-10">
              <img
                src={`${drawings[kind]}#four`}
                alt=""
                className="mb-7 aspect-[16/5] w-full rounded border border-line bg-paper"
              />
              <span className="block font-display text-4xl text-balance wrap-anywhere tracking-tight group-hover:text-violet sm:text-5xl">
                {texts.kinds[kind].name}
              </span>
              <span className="mt-3 block text-balance text-mid">{texts.kinds[kind].explanation}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Application({ kind, page }: { kind: MemberKind; page: PlainPage }) {
  const { language } = useAppContext()
  const texts = useTexts(membershipTexts).application
  const { heading } = useTexts(membershipTexts).join.kinds[kind]
  const form = plainFields(page)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-b border-line pb-5">
        <h2 className="text-3xl">{heading}</h2>
        <a href={`/joinus?lang=${language}`} className="-my-2 py-2 text-violet underline underline-offset-4">
          {texts.changeType}
        </a>
      </div>
      <PlainForm to={`/joinus?type=${kind}`} page={page} encType="multipart/form-data" className="mt-8">
        <p className="mb-6 text-sm text-mid">{texts.allRequired}</p>
        {kind === 'chef' ? (
          <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            <PlainField page={page} name="firstName" label={texts.firstName} autoComplete="given-name" />
            <PlainField page={page} name="lastName" label={texts.lastName} autoComplete="family-name" />
          </div>
        ) : (
          <PlainField page={page} name="organizationName" label={texts.organizationName} autoComplete="organization" />
        )}
        <PlainField page={page} name="email" label={texts.email} type="email" autoComplete="email" />
        <PlainField
          page={page}
          name="address"
          label={texts[`${kind}Address`]}
          hint={texts[`${kind}AddressHint`]}
          lines={3}
          autoComplete="street-address"
        />
        <PlainField
          page={page}
          name="description"
          label={texts[`${kind}Description`]}
          hint={texts.descriptionHint}
          lines={6}
        />
        <Labelled form={form} name="photo" label={texts.photo.label} hint={texts.photo.hint}>
          <input
            type="file"
            accept={photoFormats.join(',')}
            {...fieldAttributes(form, 'photo', texts.photo.hint)}
            className={`${box} file:mr-4 file:rounded file:border file:border-ink/55 file:bg-paper file:px-4 file:py-2 file:font-medium`}
          />
        </Labelled>
        {/* A browser doesn't let a page put a file into its field. */}
        {page.values['photo'] && <p className="text-sm font-medium text-clay">{texts.photo.again}</p>}
        <p className="max-w-prose border-t border-line pt-6 pb-3 text-sm text-mid">{texts.newsletterNotice}</p>
        <Button type="submit">{texts.submit}</Button>
      </PlainForm>
    </>
  )
}
