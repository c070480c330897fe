import { membershipTexts } from '../texts.ts'
import { Link, useSearch } from '@tanstack/react-router'
import { Button } from '../../ui/Button.tsx'
import { Frieze } from '../../ui/Frieze.tsx'
import { OfficeEmail } from '../../ui/OfficeEmail.tsx'
import { useTexts } from '../../web/app-context.tsx'
import kitchen from '../kitchen.svg'
import quay from '../quay.svg'

export const pageTexts = membershipTexts.part('success')

const drawings = { chef: kitchen, restaurant: quay }

/** What follows an application. */
export default function SuccessPage() {
  const texts = useTexts(membershipTexts).success
  const { type } = useSearch({ strict: false })
  const kind = type === 'restaurant' ? 'restaurant' : 'chef'
  return (
    <>
      <div className="mx-auto w-full max-w-7xl px-5 pt-14 sm:px-8 sm:pt-24">
        <h1 className="max-w-4xl text-5xl sm:text-7xl">{texts.title[kind]}</h1>
        <p className="mt-6 max-w-xl text-lg text-mid sm:text-xl">{texts.thanks[kind]}</p>
        <Frieze drawing={drawings[kind]} className="mt-12 sm:mt-20" />
      </div>
      <section className="mx-auto mt-20 grid w-full max-w-7xl gap-x-16 gap-y-8 px-5 sm:mt-32 sm:px-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-3xl sm:text-4xl">{texts.materials.heading}</h2>
          <p className="mt-4 text-mid">{texts.materials.explanation}</p>
        </div>
        <ul className="border-t border-line">
          {texts.materials.list.map(({ name, use }) => (
            <li
              key={name}
              className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-line py-5"
            >
              <span className="font-display text-2xl wrap-anywhere">{name}</span>
              <span className="text-mid">{use}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="mx-auto mt-20 w-full max-w-7xl px-5 sm:mt-32 sm:px-8">
        <h2 className="text-3xl sm:text-4xl">{texts.bonus.heading}</h2>
        <ol className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {texts.bonus.steps.map(({ name, explanation }, index) => (
            <li key={name} className="border-t border-ink pt-5">
              <span aria-hidden="true" className="block font-display text-5xl text-violet">
                {index + 1}
              </span>
              <h3 className="mt-5 text-2xl">{name}</h3>
              <p className="mt-2 text-mid">{explanation}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className="mx-auto mt-20 mb-24 flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-12 gap-y-8 px-5 sm:mt-32 sm:mb-36 sm:px-8">
        <p className="text-lg">
          {texts.questions} <OfficeEmail />
        </p>
        <Button asChild>
          <Link to="/">{texts.toHome}</Link>
        </Button>
      </div>
    </>
  )
}
