import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'

interface Stored<Row, Values> {
  /** As it was when the form began, whatever the list has learnt since: its version is what a change rests on. */
  stored: Row | undefined
  /** Asks the server again, rests on that from here, and gives it as the form holds it. */
  load(): Promise<Values | undefined>
  /** The list has the row as it was answered, before it is asked for again: who opens it at once begins with that. */
  keep(answer: Row): void
}

/** The row that a form is about. */
export function useStoredRow<Row extends { id: number | string }, Values>(
  row: Row | undefined,
  list: { queryKey: QueryKey; queryFn(): Promise<Row[]> },
  valuesOf: (row: Row) => Values,
): Stored<Row, Values> {
  const client = useQueryClient()
  const [stored, setStored] = useState(row)
  return {
    stored,
    async load() {
      const { queryKey, queryFn } = list
      const rows = await client.fetchQuery({ queryKey, queryFn, staleTime: 0 })
      const current = rows.find(({ id }) => id === stored?.id)
      if (current) setStored(current)
      return current && valuesOf(current)
    },
    keep: (answer) =>
      client.setQueryData<Row[]>(list.queryKey, (rows) =>
        // A list may say more of it than an answer does.
        rows?.map((listed) => (listed.id === answer.id ? { ...listed, ...answer } : listed)),
      ),
  }
}
