import { useQuery } from '@tanstack/react-query'
import { ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import type { PartName } from '../parts.ts'
import { PartForm } from './PartForm.tsx'
import { settingsQuery } from './settings.query.ts'

/** The form of a part, once it is known what is stored. */
export function StoredPartForm({ part, onSaved }: { part: PartName; onSaved?(): void }) {
  const { data: stored, error, refetch } = useQuery(settingsQuery(part))
  if (stored) return <PartForm part={part} begin={stored} {...(onSaved && { onSaved })} />
  return error ? <ListFailure error={error} retry={refetch} /> : <ListSkeleton label="Ładowanie ustawień" />
}
