let read: (name: string) => unknown = () => undefined

/** Something that an owner changes while the shop is open: who it is, its words, its pictures. */
export interface Live<Value> {
  name: string
  /** What holds until an owner says otherwise. */
  original: Value
  /** As it holds where this runs: for a request, as it was when that began. */
  now(): Value
}

export const live = <Value>(name: string, original: Value): Live<Value> => ({
  name,
  original,
  now: () => (read(name) as Value | undefined) ?? original,
})

/** The server answers from the database, the browser from its page. */
export function readLiveFrom(source: (name: string) => unknown): void {
  read = source
}
