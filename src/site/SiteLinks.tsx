import { Link } from '@tanstack/react-router'
import { useVisit } from '../web/visit.tsx'

interface Looks {
  className: string
  listClass: string
  linkClass: string
  onFollow?: () => void
}

/** The ways to all main pages, in the drawer and in the footer. The words name them in their order, as their addresses do. */
export function SiteLinks({ className, listClass, linkClass, onFollow }: Looks) {
  const { links, menu } = useVisit().texts.shell
  return (
    <nav aria-label={menu} className={className}>
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
    </nav>
  )
}
