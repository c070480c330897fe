import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ListFailure } from '../../panel-kit/lists/ListStates.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { About } from '../note.ts'
import { NewNote, NoteList } from './NoteList.tsx'
import { remarksQuery } from './remarks.query.ts'
import { TagList } from './TagList.tsx'

/** What the office writes for itself about an order or a customer. */
export function RemarksSection({ about }: { about: About }) {
  const id = useId()
  const { data, error, refetch } = useQuery(remarksQuery(about))
  return (
    <section aria-labelledby={id} className="min-w-0 text-sm wrap-anywhere">
      <h3 id={id} className="mb-3 border-b border-line pb-2 text-lg">
        Notatki i znaczniki
      </h3>
      <p className="mb-3 text-xs text-mid">
        Widzi je tylko biuro. Kto poprosi o swoje dane, dostanie i te zapiski; znikają razem z jego danymi.
      </p>
      {data ? (
        <div className="space-y-4">
          <TagList about={about} tags={data.tags} suggestions={data.suggestions} />
          <NoteList notes={data.notes} />
          <NewNote about={about} />
        </div>
      ) : error ? (
        <ListFailure error={error} retry={refetch} />
      ) : (
        <Skeleton className="h-32" />
      )}
    </section>
  )
}
