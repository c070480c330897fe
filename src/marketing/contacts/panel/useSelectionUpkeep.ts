import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { fetchContactIds, contactCountQuery } from './contacts.query.ts'
import type { Selection } from './selection.ts'

/** Contacts that somebody else has deleted leave the selection, too. */
export function useSelectionUpkeep(selection: Selection): void {
  const { data: count } = useQuery(contactCountQuery)
  const countBefore = useRef(count)
  useEffect(() => {
    const before = countBefore.current
    countBefore.current = count
    if (before === undefined || count === undefined || count >= before || selection.count() === 0) return
    // Should it not be answered, the server passes over those who are gone when a message is sent.
    fetchContactIds({}).then(selection.keepOnly, () => undefined)
  }, [count, selection])
}
