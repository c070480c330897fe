import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import { sectionOf, type SectionName } from '../sections.ts'
import { SectionForm } from './SectionForm.tsx'
import { WaysToLook } from './WaysToLook.tsx'
import { sectionQuery } from './words.query.ts'

/** The texts of a page or letter. */
export function WordsSection({ section, search }: { section: SectionName; search: string }) {
  const { data: current, error, refetch } = useQuery(sectionQuery(section))
  const { title, page, letter } = sectionOf(section)
  return (
    <section aria-labelledby="section-head" className="min-w-0">
      <PanelLink
        asked={{ tab: 'words', search }}
        className="mb-3 inline-flex min-h-11 items-center gap-2 text-sm text-violet lg:hidden"
      >
        <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
        Wszystkie teksty
      </PanelLink>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h3 id="section-head" className="text-xl">
          {title}
        </h3>
        {(page ?? letter) && <WaysToLook {...(page && { page })} {...(letter && { letter })} />}
      </div>
      {current ? (
        <SectionForm section={section} current={current} search={search} />
      ) : error ? (
        <ListFailure error={error} retry={refetch} />
      ) : (
        <ListSkeleton label="Ładowanie tekstów" />
      )}
    </section>
  )
}
