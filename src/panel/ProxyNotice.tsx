import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../administrators/panel/session.ts'

/** Tells the administrator that an undeclared proxy makes all visitors look like one. */
export function ProxyNotice() {
  const { data } = useQuery(sessionQuery)
  if (!data?.isByUnseenProxy) return null
  return (
    <p role="note" className="mb-8 border-l-2 border-clay bg-clay/6 px-4 py-3 text-sm print:hidden">
      Program stoi za serwerem pośredniczącym (proxy), ale o tym nie wie: wszyscy odwiedzający mają dla niego jeden
      adres, więc czyjeś nieudane logowania zatrzymują także innych. Ustaw zmienną{' '}
      <code className="wrap-anywhere">TRUST_PROXY=true</code> i uruchom program ponownie.
    </p>
  )
}
