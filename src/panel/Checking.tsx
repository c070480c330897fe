import { LoaderCircle } from 'lucide-react'

/** While nobody knows yet whether there is a session. The document shows the same before the program lives. */
export function Checking({ name }: { name?: string | undefined }) {
  return (
    <main className="grid min-h-dvh place-content-center gap-3 px-6 text-center">
      <h1 className="text-3xl">Panel Administratora</h1>
      <output className="flex items-center justify-center gap-2 text-mid">
        <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />
        Sprawdzanie sesji...
      </output>
      {name && <p className="text-sm text-mid">{name}</p>}
    </main>
  )
}
