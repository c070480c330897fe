import type { Texts } from '../../web/texts.ts'
import { Link } from '@tanstack/react-router'
import { useAppContext } from '../../web/app-context.tsx'

interface Looks {
  listClass: string
  linkClass: string
  onFollow?: () => void
}

type Shell = Texts['shell']

/** The ways to all main pages, in the drawer and in the footer. */
export function SiteLinks({ className, ...looks }: Looks & { className: string }) {
  const { links, menu } = useAppContext().texts.shell
  return (
    <nav aria-label={menu} className={className}>
      <Links links={links} {...looks} />
    </nav>
  )
}

/** The words name pages in their order, as their addresses do. */
export function Links({
  links,
  listClass,
  linkClass,
  onFollow,
}: Looks & { links: Partial<Shell['links'] & Shell['legal']> }) {
  return (
    <ul className={listClass}>
      {(Object.keys(links) as (keyof typeof links)[]).map((name) => (
        <li key={name}>
          <Link
            to={name === 'home' ? '/' : (`/${name}` as const)}
            activeOptions={{ exact: true }}
            onClick={onFollow}
            className={linkClass}
          >
            {links[name]}
          </Link>
        </li>
      ))}
    </ul>
  )
}
